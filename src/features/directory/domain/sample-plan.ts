/** Where the sample has lawyers: how many, with which names, in which cities, speaking what. */
export type SampleSeat = {
  jurisdiction: string
  count: number
  pool: string
  cities: readonly string[]
  /** ISO 639-1, the place's own first. */
  languages: readonly string[]
}

// jurisdiction | lawyers | names | cities | languages
const PLAN = `
US-CA|14|us|Los Angeles,San Francisco,San Diego|en,es,zh
US-NY|10|us|New York,Buffalo|en,es,ru
US-TX|7|us|Houston,Dallas|en,es,vi
US-FL|5|us|Miami,Tampa|en,es,pt
US-IL|4|us|Chicago|en,pl,es
US-MA|4|us|Boston|en,pt
GB-ENG|14|gb|London,Manchester,Birmingham,Leeds|en,ur,fr
GB-SCT|5|scottish|Edinburgh,Glasgow|en,pl
GB-NIR|3|irish|Belfast|en
DE-BE|7|german|Berlin|de,en,tr
DE-BY|7|german|Munich|de,en,it
DE-HH|4|german|Hamburg|de,en
DE-NW|6|german|Cologne,Düsseldorf|de,en,ar
ES-MD|8|spanish|Madrid|es,en,fr
ES-CT|7|catalan|Barcelona,Girona|ca,es,en
ES-AN|4|spanish|Seville,Málaga|es,en
IN-MH|7|hindi|Mumbai,Pune|mr,en,hi
IN-DL|7|hindi|New Delhi|hi,en,pa
IN-KA|4|kannada|Bengaluru|kn,en
IN-TN|3|tamil|Chennai|ta,en
CA-ON|5|en|Toronto,Ottawa|en,fr
CA-QC|4|french|Montreal,Quebec City|fr,en
CA-BC|3|en|Vancouver|en,zh
AU-NSW|4|en|Sydney|en,zh
AU-VIC|3|en|Melbourne|en,el
MX-CMX|4|spanish|Mexico City|es,en
MX-JAL|2|spanish|Guadalajara|es,en
CH-ZH|3|german|Zurich|de,en,fr
CH-GE|2|french|Geneva|fr,en
AE-DU|3|arabic|Dubai|ar,en,hi
AE-AZ|2|arabic|Abu Dhabi|ar,en
FR|5|french|Paris,Lyon,Marseille,Bordeaux,Nantes|fr,en
IT|4|italian|Milan,Rome|it,en
NL|3|dutch|Amsterdam,Rotterdam|nl,en
BE|3|dutch|Brussels,Antwerp|nl,fr,en
AT|3|german|Vienna,Graz|de,en
PL|3|polish|Warsaw,Kraków|pl,en
PT|3|portuguese|Lisbon,Porto|pt,en
IE|3|irish|Dublin,Cork|en
SE|3|swedish|Stockholm,Gothenburg,Malmö|sv,en
NO|2|norse|Oslo,Bergen|no,en
DK|2|norse|Copenhagen,Aarhus|da,en
FI|2|finnish|Helsinki,Turku|fi,sv,en
JP|4|japanese|Tokyo,Osaka|ja,en
KR|3|korean|Seoul,Busan|ko,en
CN|4|chinese-simplified|Shanghai,Beijing,Shenzhen|zh,en
TW|2|chinese-taiwan|Taipei|zh,en
HK|3|cantonese|Hong Kong|zh,en
SG|3|singaporean|Singapore|en,zh
BR|6|portuguese|São Paulo,Rio de Janeiro,Belo Horizonte|pt,en,es
AR|4|spanish|Buenos Aires,Córdoba|es,en
CO|3|spanish|Bogotá,Medellín|es,en
CL|3|spanish|Santiago,Valparaíso|es,en
PE|2|spanish|Lima|es,en
ZA|3|south-african|Johannesburg,Cape Town|en,zu,af
NG|4|nigerian|Lagos,Abuja|en
KE|3|kenyan|Nairobi,Mombasa|en,sw
GH|2|ghanaian|Accra|en
EG|3|arabic|Cairo,Alexandria|ar,en
MA|2|arabic|Casablanca,Rabat|ar,fr
TR|3|turkish|Istanbul,Ankara|tr,en
SA|2|arabic|Riyadh,Jeddah|ar,en
IL|3|hebrew|Tel Aviv,Jerusalem|he,en,ru
RU|2|russian|Moscow,Saint Petersburg|ru,en
UA|3|ukrainian|Kyiv,Lviv|uk,ru,en
NZ|3|en|Auckland,Wellington|en
PK|2|urdu|Lahore,Karachi|ur,en
BD|2|bengali|Dhaka|bn,en
MY|2|malay|Kuala Lumpur|ms,en
ID|2|indonesian|Jakarta|id,en
PH|3|filipino|Manila,Cebu City|tl,en
TH|2|thai|Bangkok|th,en
VN|2|vietnamese|Ho Chi Minh City,Hanoi|vi,en
GR|2|greek|Athens|el,en
CZ|2|czech|Prague,Brno|cs,en
HU|2|hungarian|Budapest|hu,en
RO|2|romanian|Bucharest|ro,en
JM|1|en|Kingston|en
TT|1|en|Port of Spain|en
BB|1|en|Bridgetown|en
BS|1|en|Nassau|en
UG|1|ugandan|Kampala|en,sw
TZ|1|tanzanian|Dar es Salaam|sw,en
ZM|1|zambian|Lusaka|en
ZW|1|zimbabwean|Harare|en
BW|1|tswana|Gaborone|en,tn
EC|1|spanish|Quito|es
UY|1|spanish|Montevideo|es,en
PY|1|spanish|Asunción|es,gn
BO|1|spanish|La Paz|es
CR|1|spanish|San José|es,en
PA|1|spanish|Panama City|es,en
GT|1|spanish|Guatemala City|es
DO|1|spanish|Santo Domingo|es,en
SV|1|spanish|San Salvador|es
AO|1|portuguese|Luanda|pt
MZ|1|portuguese|Maputo|pt,en
LU|1|french|Luxembourg|fr,de,en
SN|1|west-african|Dakar|fr,wo
CI|1|west-african|Abidjan|fr
CM|1|west-african|Douala|fr,en
LI|1|german|Vaduz|de,en
SK|1|slovak|Bratislava|sk,en
MD|1|romanian|Chișinău|ro,ru
HR|1|south-slavic|Zagreb|hr,en
SI|1|south-slavic|Ljubljana|sl,en
BA|1|south-slavic|Sarajevo|bs,en
EE|1|estonian|Tallinn|et,en
LV|1|latvian|Riga|lv,ru
LT|1|lithuanian|Vilnius|lt,en
BG|1|bulgarian|Sofia|bg,en
CY|1|greek|Nicosia|el,en
MT|1|maltese|Valletta|mt,en
TN|1|arabic|Tunis|ar,fr
DZ|1|arabic|Algiers|ar,fr
QA|1|arabic|Doha|ar,en
BH|1|arabic|Manama|ar,en
KW|1|arabic|Kuwait City|ar,en
OM|1|arabic|Muscat|ar,en
JO|1|arabic|Amman|ar,en
LB|1|arabic|Beirut|ar,fr,en
IQ|1|arabic|Baghdad|ar,en
PS|1|arabic|Ramallah|ar,en
LK|1|sinhala|Colombo|si,en
NP|1|nepali|Kathmandu|ne,en
`

export const SAMPLE_SEATS: readonly SampleSeat[] = PLAN.trim()
  .split('\n')
  .map((line) => {
    const [jurisdiction = '', count = '', pool = '', cities = '', languages = ''] = line.split('|')
    return {
      jurisdiction,
      count: Number(count),
      pool,
      cities: cities.split(','),
      languages: languages.split(','),
    }
  })
