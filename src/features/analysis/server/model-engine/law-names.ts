/**
 * How laws are named and numbered in the languages offered. Rather one harmless sentence too many is dropped than an
 * invented law shown: the built-in text stands in for it.
 */
const LAW_NAMES: readonly RegExp[] = [
  /[§¶]/u,
  // BGB, FLSA, StGB, ГК РФ, VII
  /\p{Lu}\p{L}*\p{Lu}/u,
  // Titles in languages that write them with a capital; at the beginning of a sentence the word may be another.
  /(?<!^|[.!?:]\s+)(?<!\p{L})(?:Act|Code|Statutes?|Regulations?|Ordinance|Directive|Constitution|Convention|Charter|Bill)(?!\p{L})/u,
  /(?<!^|[.!?:]\s+)(?<!\p{L})(?:Ley|Estatuto|Decreto|Constitución|Reglamento|Loi|Décret|Règlement|Legge|Costituzione|Regolamento|Lei|Constituição|Regulamento|Wet|Grondwet|Gesetz|Grundgesetz|Verfassung)(?!\p{L})/u,
  /(?<!\p{L})(?:code|código|codice|кодекс\p{L}*)\s+\p{L}/iu,
  /(?<!\p{L})(?:sections?|articles?|paragraphs?|rules?|clauses?)\s+(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir|twenty|fif|for|hundred|thousand)/iu,
  /\p{L}(?:gesetz(?:es|buch\p{L}*)?|verordnung|prozessordnung)(?!\p{L})/iu,
  /\p{L}wet(?!\p{L})|wetboek/iu,
  /\p{L}(?:laki|lain|lakia|laissa|asetus|asetuksen)(?!\p{L})|perustusla/iu,
  /кодекс|федеральн\p{L}*\s+закон|конституци/iu,
  /[《》]|法典|民法|刑法|基準法|基准法|[保護护]+法|劳动法|労働法|合同法|契約法|条例|憲法|宪法|第[〇零一二三四五六七八九十百千\d]+[条條]/u,
  /[가-힣]{2,}법(?=\s|에|의|은|이|을|상|$)|민법|형법|헌법|제\s*[일이삼사오육칠팔구십백천]+\s*조/u,
  /قانون\s+\p{L}|دستور|مرسوم|المادة/u,
  /अधिनियम|संहिता|संविधान|धारा/u,
]

/** Whether a text seems to name a law or to number a section of one. */
export const namesLaw = (text: string): boolean => LAW_NAMES.some((name) => name.test(text))

/** What stands before or around the number of a section, for the languages offered. */
const SECTION_WORDS = [
  '§',
  's.',
  'section',
  'sec.',
  'article',
  'art.',
  'artículo',
  'artikel',
  'articolo',
  'artigo',
  'paragraph',
  'Paragraf',
  'rule',
  'reg.',
  'para.',
  'статья',
  'статьи',
  'статье',
  'ст.',
  'المادة',
  'धारा',
  'pykälä',
]

/** The ways a text may point to this one section. */
export function waysToCite(section: string): string[] {
  return [
    ...SECTION_WORDS.flatMap((word) => [`${word} ${section}`, `${word}${section}`]),
    `第${section}条`,
    `第${section}條`,
    `제${section}조`,
  ]
}
