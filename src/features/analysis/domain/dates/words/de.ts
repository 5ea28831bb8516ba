import type { DayWords } from '../day-words.ts'

/** What makes a feast only a rough time, or one still to come. */
const NOT_AROUND =
  '(?<!(?:der|herr|vor|nach|bis|bis zu|bis zum|ab|um|kurz|rund um|gegen|zwischen|und|oder|uber|nachste[nrs]?|kommende[nrs]?|jede[nrs]?|jedes jahr|(?:vor|nach|um) (?:dem|den)) )'
const IN_YEAR = '(?: (?<y>20\\d\\d)| {p})?(?! ?(?:feier|party|angebot|geld))'
const feast = (names: string) => `${NOT_AROUND}(?:${names})${IN_YEAR}`
/** A day told as a number word needs a verb behind it: `am vierten kam`, but not `am vierten Tag`. */
const ALONE =
  '(?= (?:hab|habe|haben|hat|hatte|hatten|bin|ist|sind|wurde|wurden|kam|kamen|ging|stand|lag|bekam|kriegt?e?|rief)(?![\\p{L}])| ?[,.;!?]| ?$)'
/** The month told by its number: `am zwölften achten`. */
const monthNumber = (word: string) =>
  `(?<=[mn] \\p{L}{2,22}ten )${word}(?= hab| hat| bin | ist | war | ware| wurde| kam |,|;| ?$)`

export const germanDays: DayWords = {
  months: [
    `januar|janner|jan\\.?|${monthNumber('ersten')}`,
    `februar|feber|feb\\.?|${monthNumber('zweiten')}`,
    `marz|maerz|mrz\\.?|${monthNumber('dritten')}`,
    `april|apr\\.?|${monthNumber('vierten')}`,
    `mai|${monthNumber('funften')}`,
    `juni|jun\\.?|${monthNumber('sechsten')}`,
    `juli|jul\\.?|${monthNumber('siebten')}`,
    `august|aug\\.?|${monthNumber('achten')}`,
    `september|sept?\\.?|${monthNumber('neunten')}`,
    `oktober|okt\\.?|${monthNumber('zehnten')}`,
    `november|nov\\.?|${monthNumber('elften')}`,
    `dezember|dez\\.?|${monthNumber('zwolften')}`,
  ],
  weekdays: [
    'montag',
    'dienstag',
    'mittwoch',
    'donnerstag',
    'freitag',
    'samstag|sonnabend',
    'sonntag',
  ],
  numbers: {
    'ein(?:e[mnr]?)?': 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    'funf|fuenf': 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    'zwolf|zwoelf': 12,
    dreizehn: 13,
    vierzehn: 14,
    'funfzehn|fuenfzehn': 15,
    sechzehn: 16,
    zwanzig: 20,
    einundzwanzig: 21,
    dreissig: 30,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
    zweiundzwanzig: 22,
    dreiundzwanzig: 23,
    vierundzwanzig: 24,
    'funfundzwanzig|fuenfundzwanzig': 25,
    sechsundzwanzig: 26,
    siebenundzwanzig: 27,
    achtundzwanzig: 28,
    neunundzwanzig: 29,
    vierzig: 40,
    sechzig: 60,
    neunzig: 90,
  },
  ordinals: {
    'erste[nrs]?': 1,
    'zweite[nr]?': 2,
    'dritte[nr]?': 3,
    'vierte[nr]?': 4,
    'funfte[nr]?|fuenfte[nr]?': 5,
    'sechste[nr]?': 6,
    'siebte[nr]?|siebente[nr]?': 7,
    'achte[nr]?': 8,
    'neunte[nr]?': 9,
    'zehnte[nr]?': 10,
    'elfte[nr]?': 11,
    'zwolfte[nr]?|zwoelfte[nr]?': 12,
    'dreizehnte[nr]?': 13,
    'vierzehnte[nr]?': 14,
    'funfzehnte[nr]?|fuenfzehnte[nr]?': 15,
    'zwanzigste[nr]?': 20,
    'dreissigste[nr]?': 30,
    'einunddreissigste[nr]?': 31,
    'sechzehnte[nr]?': 16,
    'siebzehnte[nr]?': 17,
    'achtzehnte[nr]?': 18,
    'neunzehnte[nr]?': 19,
    'einundzwanzigste[nr]?': 21,
    'zweiundzwanzigste[nr]?': 22,
    'dreiundzwanzigste[nr]?': 23,
    'vierundzwanzigste[nr]?': 24,
    'funfundzwanzigste[nr]?': 25,
    'sechsundzwanzigste[nr]?': 26,
    'siebenundzwanzigste[nr]?': 27,
    'achtundzwanzigste[nr]?': 28,
    'neunundzwanzigste[nr]?': 29,
  },
  units: {
    day: 'tag(?:e[ns]?)?',
    week: 'wochen?',
    month: 'monat(?:e[ns]?)?',
    year: 'jahr(?:e[ns]?)?',
  },
  dates: [
    '{d}(?:\\.|-?(?:s?te[nr]?))? ?{m}(?:,? {y})?',
    '{o} {m}(?: {y})?',
    '(?:{d}(?:\\.|-?(?:s?te[nr]?))?|{o}) ?{m},? (?:{p}|{t})',
    '{p} (?:am|den) (?:{d}\\.?|{o}) ?{m}',
    // Before the day alone, which would be looked for in another month.
    `{m}(?: {y})?,? (?:und zwar |genauer(?: gesagt)? |genau |namlich |exakt )?am (?:{d}\\.(?! ?(?:\\d|\\p{L}*tag|mal|stock|platz|termin|geburtstag|versuch))|{o}${ALONE})`,
  ],
  yearBefore:
    '(?:des )?(?:letzten|vergangenen|vorigen) jahres|(?:im )?(?:letztes|vergangenes|voriges|letzten|vergangenen|vorigen) jahr',
  yearThis: '(?:dieses|des laufenden) jahres|dieses jahr|d\\. ?j(?=\\.)|heuer',
  lastOfMonth: [
    '(?:am |der )?letzten? (?:tag )?(?:im|des|vom) (?:monats )?{m}s?(?: {y}| {p})?',
    '(?:am )?letzten {m}tag(?: {y}| {p})?',
  ],
  dayOnly: [
    `(?:am|seit dem) {o}${ALONE}`,
    'seit dem {d}\\.(?! ?(?:\\d|\\p{L}*tag|mal|stock|platz|termin|geburtstag|versuch|lebens|monat|schwanger|semester|quartal))',
    '(?:am|vom|zum|bis zum) {d}\\.(?! ?(?:\\d|tag|mal|arbeitstag|werktag|stock|platz|termin|geburtstag|versuch|instanz|senat))',
  ],
  weekdayDate: [
    '(?:am |letzten |seit |bis )?{w},? (?:den |dem |der )?{d}\\.(?! ?\\d)',
    '(?:am |letzten |seit |bis )?{w},? (?:den |dem |der )?{d}-?s?ten',
  ],
  monthThis: [
    '(?:{d}\\.|{o}) (?:diese[sn]|des laufenden) monats?',
    'diesen monat am {d}\\.',
    '{d}\\. d\\. ?m\\.',
  ],
  monthBefore: [
    '(?:{d}\\.|{o}) (?:des )?(?:letzten|vergangenen|vorigen) monats?',
    '(?:letzten|vorigen|vergangenen) monat am {d}\\.',
  ],
  ago: ['vor (?:genau )?{n} {u}', 'heute vor {n} {u}'],
  hence: ['in {n} {u}', 'heute in {n} {u}'],
  later: ['{n} {u} (?:spater|danach|darauf)'],
  daysLater: {
    '(?:am|den) (?:nachsten|folgenden|darauffolgenden) (?:tag|morgen)|(?:am tag|tags) (?:danach|darauf)': 1,
  },
  agoYesterday: ['gestern (?:war(?:en)? es |vor )?(?:genau )?{n} {u}(?: her)?'],
  fixed: {
    'heute(?: (?:morgen|fruh|vormittag|mittag|nachmittag|abend))?': 0,
    'gestern(?: (?:morgen|fruh|vormittag|mittag|nachmittag|abend|nacht))?': -1,
    'vorgestern(?: (?:abend|nachmittag|morgen|vormittag|mittag|nacht|fruh))?': -2,
    '(?:in der )?vorletzten? nacht': -2,
    vorvorgestern: -3,
    'letzte nacht': -1,
    ubermorgen: 2,
    '(?<!(?:heute|gestern|am|jeden|(?:mon|diens|donners|frei|sams|sonn)tag|guten|den|vorgestern) )morgen(?: (?:fruh|vormittag|mittag|nachmittag|abend))?': 1,
  },
  weekdayPast: [
    '(?:am |den )?(?:letzte[nrm]?|vergangene[nrm]?|vorige[nrm]?) {w}(?:abend|nachmittag|morgen)?',
  ],
  weekdayPlain: [
    '(?:bis )?(?:(?:am|vom|zum|seit|den|diesen|dieser|diesem) )?{w}(?:abend|nachmittag|vormittag|morgen|mittag|fruh|nacht)?',
  ],
  weekdayNext: ['(?:am |bis |zum )*(?:nachste[nrm]?|kommende[nrm]?) {w}'],
  weekdayBeforeLast: [
    '(?:am |den |der )?vorletzte[nrm]? {w}(?:abend|nachmittag|morgen)?',
    '(?:am )?(?:letzte[nrm]?|vergangene[nrm]?) {w} vor {n} wochen?',
  ],
  weekBeforeLast: [
    'vorletzte woche,?(?: am)? {w}',
    '(?:am )?{w}(?:,? in)?(?: der)? vorletzte[rn]? woche',
  ],
  feasts: {
    [feast('heilig ?abend|heilige[nr]? abend')]: 1224,
    [feast('(?:erste[nrm]?|1\\.) (?:weihnachtstag|weihnachtsfeiertag)')]: 1225,
    [feast('(?:zweite[nrm]?|2\\.) (?:weihnachtstag|weihnachtsfeiertag)|stefanitag|stephanstag')]:
      1226,
    [feast('silvester(?:abend)?|sylvester(?:abend)?')]: 1231,
    [feast('neujahr|neujahrstag|neujahrsmorgen')]: 101,
    [feast('heilige[nr]? (?:drei|3) konige|dreikonigstag')]: 106,
    [feast('valentinstag')]: 214,
    [feast('tag der arbeit')]: 501,
    [feast('tag der deutschen einheit')]: 1003,
    [feast('reformationstag|(?:an|zu) halloween')]: 1031,
    [feast('(?:an|zu) allerheiligen')]: 1101,
    [feast('nikolaustag')]: 1206,
  },
  feastsIn: {
    AT: { [feast('nationalfeiertag')]: 1026, [feast('staatsfeiertag')]: 501 },
    CH: {
      [feast('nationalfeiertag|bundesfeiertag')]: 801,
      [feast('berchtoldstag')]: 102,
    },
  },
  weekBefore: [
    '(?:am )?{w} vor {n} wochen?',
    'vor {n} wochen?,? (?:am )?{w}',
    '(?:am )?{w}(?:,? in)?(?: der)? (?:letzte[rn]?|vergangene[rn]?|vorige[rn]?) woche',
    '(?:letzte|vergangene|vorige) woche,?(?: am)? {w}',
  ],
  weekThis: ['(?:am )?{w} diese[rn]? woche', 'diese woche,?(?: am)? {w}'],
  weekNext: ['nachste woche(?: am)? {w}', '{w} nachster woche'],
  mondayFirst: true,
  notAfterThese:
    'vorletzte[nrm]?|ungefahr|etwa|circa|ca\\.?|rund|um den|um die|gut|fast|knapp|uber|mehr als|weniger als|mindestens|jeden|jedem|jeder|oder|bis heute|innerhalb(?: von)?|so|vielleicht|wohl|seit|gegen|paar|einigen|geboren am',
  notBeforeThese:
    'en\\b|s\\b|oder (?:so|\\d|zwei|drei|vier)|vor(?: dem| der| ablauf)|jahrhundert|nach dem|stock|klasse|geburtstag|mal\\b',
  roughlyAfter:
    'etwa|ungefahr|circa|ca\\b|rum\\b|schatzungsweise|plus minus|und ein paar|oder (?:bisschen|etwas)',
  lasting: 'kundigungsfrist|frist von',
  ahead:
    'geplant|angesetzt|anberaumt|ist am(?![^,.;!?]{0,60} (?:\\p{L}{0,10}ge\\p{L}{2,}(?:t|en)|(?:ver|be|er|zer|ent)\\p{L}{2,}(?:en|t))(?![\\p{L}]))|vorgesehen|kommt am|bis|spatestens|muss|mussen|soll|sollen|werde|wird|werden|termin|verhandlung|frist|nachste[nrm]?|kommende[nrm]?|fallig|lauft ab|endet|ausziehen|raumen|zahlen|will|ladung|vorladung|geladen|beginnt|schickt mir|schicken mir|bekomme ich|kriege ich',
  past: 'war|waren|habe|hat|haben|hatte|wurde|wurden|bekam|kam|bekommen|erhalten|erhielt|gekundigt|ging|lag|gekauft|unterschrieben|passiert|geschehen|zugestellt|gesagt|erfahren|gestorben|verstorben|verhaftet|seit|vor|geendet|gearbeitet|gewohnt|datiert|vom|geliefert|fand|starb|ist gekommen|eingestellt|angefangen|sagte|begann',
  limits: [
    '(?:habe|hat|haben|hatte|bleiben|bleibt) (?:ich |wir |man |mir |uns |also |nur |noch |ja |doch |jetzt )*{n} {u} (?:zeit|um (?:[\\p{L}]+ ){0,4}(?:zu|einzulegen|anzufechten|einzureichen|vorzugehen)|fur (?:den |die |eine |meine )?(?:widerspruch|einspruch|klage|berufung))',
    '(?:frist|klagefrist|einspruchsfrist|widerspruchsfrist|berufungsfrist|verjahrung|verjahrungsfrist)(?: (?:fur|zur|zum|bei) [\\p{L} ]{2,40}?)?(?: ist| betragt| von| war| sind| lauft|:) (?:nur |immer |ja |doch )?{n} {u}',
    '(?:klage|klagen|widerspruch|einspruch|berufung|anfechten|wehren|einklagen) (?:\\p{L}+ ){0,4}(?:innerhalb(?: von)?|binnen) {n} {u}',
    '(?:innerhalb(?: von)?|binnen) {n} {u} (?:\\p{L}+ ){0,4}(?:klagen|klage|widerspruch|einspruch|berufung|anfechten|einklagen)',
  ],
}
