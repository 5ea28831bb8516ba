const WORDS: readonly string[] = [
  'hours?|days?|weeks?|months?|years?',
  'horas?|días?|dias?|semanas?|mes|meses|años?|mês|anos?',
  'heures?|jours?|semaines?|mois|ans?|années?',
  'stunden?|tage?[ns]?|wochen?|monate?[ns]?|jahre?[ns]?',
  'ore|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
  'uur|uren|dag|dagen|weken|maand|maanden|jaar|jaren',
  'tun(?:ti|nin|nissa)\\p{L}*|päiv\\p{L}*|vii[k]{1,2}o\\p{L}*|kuukau\\p{L}*|vuo(?:si|tta|den|dessa|teen)\\p{L}*',
  'час(?:а|ов)?|день|дн(?:я|ей|ям|ём)|недел\\p{L}*|месяц\\p{L}*|год(?:а|у|ом)?|лет',
  '(?:ال|و|ب|ل)*(?:يوم|يوما|يوماً|يومين|أيام|ايام|أسبوع|أسبوعين|أسابيع|شهر|شهرا|شهراً|شهرين|أشهر|شهور|سنة|سنتين|سنوات|عاما|عاماً|عامين|أعوام|ساعة|ساعات)',
  'दिन|दिनों|हफ़्ते|हफ्ते|हफ़्तों|हफ्तों|सप्ताह|महीने|महीना|महीनों|माह|साल|वर्ष|वर्षों|घंटे|घंटों',
]

const SPACED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORDS.join('|')})(?![\\p{L}\\p{M}])`, 'iu')

/** Scripts that write words together, or endings onto them. */
const UNSPACED =
  /天|[日周週]之?[内以間间]|星期|[个個か箇ヶカヵ]月|[一二两三四五六七八九十百半]+(?:年|日|周|週|月)|小时|時間|주일|개월|일\s?(?:이내|안에|간)|[한두세네석넉몇]\s?(?:달|주|해)|년\s?(?:이내|안에|간)/u

/**
 * Whether a text speaks of a length of time, in any of the languages offered. Deadlines come from reviewed law only;
 * a sentence that names one by itself could cost somebody their right.
 */
export const mentionsTime = (text: string): boolean => SPACED.test(text) || UNSPACED.test(text)
