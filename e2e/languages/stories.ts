/** What somebody writes who reads the site in this language, and where that person lives. */
export type Story = { country: string; jurisdiction: string; deposit: string; danger: string }

export const STORIES: Readonly<Record<string, Story>> = {
  en: {
    country: 'GB',
    jurisdiction: 'GB-ENG',
    deposit: 'I moved out two months ago and my landlord keeps my deposit.',
    danger: 'My husband beats me and the children, and tonight he threatened to kill me.',
  },
  es: {
    country: 'ES',
    jurisdiction: 'ES-MD',
    deposit: 'Dejé el piso hace dos meses y el casero no me devuelve la fianza.',
    danger: 'Mi marido me pega a mí y a los niños, y esta noche ha amenazado con matarme.',
  },
  fr: {
    country: 'FR',
    jurisdiction: 'FR-IDF',
    deposit: 'J’ai quitté l’appartement il y a deux mois et le propriétaire garde ma caution.',
    danger: 'Mon mari me frappe, moi et les enfants, et ce soir il a menacé de me tuer.',
  },
  de: {
    country: 'DE',
    jurisdiction: 'DE-BY',
    deposit: 'Ich bin vor zwei Monaten ausgezogen und der Vermieter behält meine Kaution.',
    danger: 'Mein Mann schlägt mich und die Kinder, und heute Abend drohte er, mich umzubringen.',
  },
  it: {
    country: 'IT',
    jurisdiction: 'IT-25',
    deposit: 'Ho lasciato l’appartamento due mesi fa e il padrone di casa si tiene la cauzione.',
    danger: 'Mio marito picchia me e i bambini, e stasera ha minacciato di uccidermi.',
  },
  pt: {
    country: 'BR',
    jurisdiction: 'BR-SP',
    deposit: 'Saí do apartamento há dois meses e o proprietário não devolve a caução.',
    danger: 'Meu marido me bate e bate nas crianças, e hoje à noite ameaçou me matar.',
  },
  ru: {
    country: 'RU',
    jurisdiction: 'RU-MOW',
    deposit: 'Я съехал два месяца назад, а хозяин квартиры не возвращает залог.',
    danger: 'Муж бьёт меня и детей, а сегодня вечером угрожал меня убить.',
  },
  zh: {
    country: 'CN',
    jurisdiction: 'CN-BJ',
    deposit: '我两个月前搬走了，房东一直不退还我的押金。',
    danger: '我丈夫打我和孩子，今天晚上他威胁要杀了我。',
  },
  ja: {
    country: 'JP',
    jurisdiction: 'JP-13',
    deposit: '二か月前に引っ越しましたが、大家さんが敷金を返してくれません。',
    danger: '夫が私と子どもに暴力を振るい、今夜は殺すと脅されました。',
  },
  ar: {
    country: 'EG',
    jurisdiction: 'EG-C',
    deposit: 'تركت الشقة قبل شهرين وما زال المالك يحتفظ بمبلغ التأمين ولا يرد على رسائلي.',
    danger: 'زوجي يضربني ويضرب الأطفال، والليلة هدد بقتلي.',
  },
  hi: {
    country: 'IN',
    jurisdiction: 'IN-MH',
    deposit: 'मैंने दो महीने पहले घर खाली किया और मकान मालिक मेरी जमा राशि नहीं लौटा रहा।',
    danger: 'मेरे पति मुझे और बच्चों को मारते हैं, और आज रात उन्होंने जान से मारने की धमकी दी।',
  },
  ko: {
    country: 'KR',
    jurisdiction: 'KR-11',
    deposit: '두 달 전에 이사했는데 집주인이 보증금을 돌려주지 않습니다.',
    danger: '남편이 저와 아이들을 때리고, 오늘 밤에는 죽이겠다고 협박했습니다.',
  },
  nl: {
    country: 'NL',
    jurisdiction: 'NL-NH',
    deposit: 'Ik ben twee maanden geleden verhuisd en de verhuurder houdt mijn borg.',
    danger: 'Mijn man slaat mij en de kinderen, en vanavond dreigde hij me te vermoorden.',
  },
  fi: {
    country: 'FI',
    jurisdiction: 'FI-18',
    deposit: 'Muutin pois kaksi kuukautta sitten, eikä vuokranantaja palauta vakuutta.',
    danger: 'Mieheni lyö minua ja lapsia, ja tänä iltana hän uhkasi tappaa minut.',
  },
}
