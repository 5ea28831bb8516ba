/** Names of the sample's cities in their own script where that is not Latin, written `Latin=native`. */
const NATIVE_NAMES = `
Mumbai=मुंबई,Pune=पुणे,New Delhi=नई दिल्ली,Bengaluru=ಬೆಂಗಳೂರು,Chennai=சென்னை,Kathmandu=काठमाडौं,Dhaka=ঢাকা,Colombo=කොළඹ
Lahore=لاہور,Karachi=کراچی,Dubai=دبي,Abu Dhabi=أبوظبي,Cairo=القاهرة,Alexandria=الإسكندرية,Casablanca=الدار البيضاء
Rabat=الرباط,Riyadh=الرياض,Jeddah=جدة,Tunis=تونس,Algiers=الجزائر,Doha=الدوحة,Manama=المنامة,Kuwait City=مدينة الكويت
Muscat=مسقط,Amman=عمّان,Beirut=بيروت,Baghdad=بغداد,Ramallah=رام الله,Tel Aviv=תל אביב,Jerusalem=ירושלים
Tokyo=東京,Osaka=大阪,Seoul=서울,Busan=부산,Shanghai=上海,Beijing=北京,Shenzhen=深圳,Taipei=臺北,Hong Kong=香港
Moscow=Москва,Saint Petersburg=Санкт-Петербург,Kyiv=Київ,Lviv=Львів,Sofia=София,Athens=Αθήνα,Nicosia=Λευκωσία,Bangkok=กรุงเทพมหานคร
`

const BY_CITY = new Map(
  NATIVE_NAMES.trim()
    .split(/[,\n]/)
    .map((entry) => {
      const [latin = '', native = ''] = entry.split('=')
      return [latin, native]
    }),
)

/** As people there write the city; null where they write it in Latin letters. */
export function nativeCity(city: string): string | null {
  return BY_CITY.get(city) ?? null
}
