/** A stretch of folded text: [start, end). */
export type Span = { start: number; end: number }

const SENTENCE_END = new RegExp(
  [
    '[!?。！？؟।\\n…]+|\\.(?=[ \\n]|$|["\')])',
    // Who types on a phone leaves the mark out where the verb already ends the sentence.
    '(?<=[가-힣][요죠]|[니었았였했갔렸졌셨겼혔됐왔]다|[ぁ-ん](?:す|た|ん|せん|よ|ね)) (?=[^ ])(?<!(?:갔|왔|[필중수소주]요|했)다? )',
  ].join('|'),
  'gu',
)
const CLAUSE_END =
  /(?<!\d)[,:]|[,:](?!\d)|[;،؛、，；：()"«»„“”]|(?<![\p{L}\p{M}])(?:- |and|but|because|then|so(?= (?:i|we|he|she|they|you|the|my|our|it|that|on|now|then|after|there|nothing|no)(?!\p{L}))|which|while|although|when|after|before|where|und|aber|weil|dass|obwohl|wobei|als|nachdem|sondern|(?<!il )y|pero|porque|(?<!(?:ten(?:ia|ian|go|emos)|tuv(?:e|o|ieron)|tiene|tienen|hay) )que|cuando|aunque|et|mais|parce|qui|puis|quand|alors|e(?<!(?<!\p{L})(?:si|ci|non|mi|ti|vi|gli|se|ne|ja|nao) e)(?! (?:stat|arrivat|mort|decedut|success|cadut|scadut|giunt|nat|del|spirat|scompars|il \d|datat|venut|mancat|finit|uscit|partit|un |di |d[eo] |dia ))|perche|che|quando|poi|mas|porque|и|а|но|что|когда|потому|поэтому|хотя|однако|зато|причем|чтобы|котор\p{L}{2,3}|en(?= (?:ik|op|werd|heb|kreeg|toen|nu|de|het|een|mijn|hij|zij|ze|we|wij|die|dat|hebben|kwam|is|was|daarna|ontsla\p{L}*|afgelopen|vorige|gister\p{L}*|eergisteren|sinds|kreeg|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|na|pas|mijn|onze|nog|vandaag)(?![\p{L}]))|maar|omdat|toen|dat|want|ja|mutta|mut(?= (?:se|ne|en|ei|nyt|silti|tuli|sain|sitten?|vasta|olen|oon|pomo|kukaan|mitaan|kun|viela)(?!\p{L}))|koska|etta|kun|ku(?= )|joka|jonka|jossa|jotka|jolla|jolloin|vaikka|eika|joten|silti|و?لا?كن|لان\p{L}*|ثم|عندما|حيت|حيث|علشان|عشان|بينما|مع ان\p{L}{0,3}|(?:ب?ال)?رغم (?:من )?ان\p{L}{0,3}|بصح|غير ان\p{L}{0,3}|الا ان\p{L}{0,3}|بس(?! (?:يوم|نهار|في|ب|ف|\d|امس|ا?مبارح|البارح|قبل|من))|और|लेकिन|मगर|परंतु|क्योंकि|इसलिए|जबकि|कि|जब|फिर|अब(?! तक| तलक)|aur|lekin|magar|kyunki|kyonki|isliye|jabki|jab|phir|fir|ab(?! tak))(?![\p{L}\p{M}])|(?:但是?|而且|因为|所以|然后|(?<![日号天晚早午夜上一二三四五六七八九十今\d])就|(?<=\p{Script=Han}{2}(?<![日号天年月周]|星期[一二三四五六]|周[一二三四五六])) (?=\p{Script=Han})|ので|けど|けれど|のに(?!は|必要|かか|使)|ですが|が、|지만|는데|은데|인데(?! ?\d)|던데|니까|었고|았고|했고|(?<![해신창광중권경예원피다라냐자])(?<!(?:나|저|너|우리|남편|아내)보)고(?= (?!싶|있)))| (?=و?(?:بعد(?:ها|ين|يها|هيك)|بعد (?:كده|كدا|هيك|ذلك|مده|فتره|شوي\p{L}*))(?!\p{L}))| (?=و(?:كان\p{L}{0,3}|قال(?:ي|لي|ت لي|ولي|وا لي)|كنت|كنا|انا|احنا|نحن|عندي|عندنا|اخر مره|هو|هي|هم|لسه|دلوقتي|هلق|الحين|دابا|توا|(?:ال)?م[يو]?عاد\p{L}*|(?:ال)?موعد\p{L}*|(?:ال)?جلسه|العقد|عقد[يه]|مولود\p{L}*|مواليد)(?!\p{L}))| (?=بعد (?:ال)?(?:استقال|عملي[هت]|حادث|جلط|عراك|خلاف)\p{L}*)| (?=(?:حسب|بموجب|وفقا|بناء علي)(?!\p{L}))/gu

/** Characters that may stand before a day which opens its clause. */
const OPENING = 8
const AND = /^ و\p{L}/u

/** `Ordered on the 20th` `came on the 29th`: words between two days, where both close their part. */
const VERB_BETWEEN = /^ \p{Script=Latin}{3,}[^,;:]* $|^ \p{Script=Cyrillic}{3,}[^,;:]* $/u

/** `The contract 5월 17일, delivery (배송은) 8월 16일`: a topic right before a day is that of the day. */
const TOPIC =
  /(?<=^| )(?!받은|않은|같은|하는|있는|없는|오는|가는|다니는|맺은|남은|찍은|적은|사는|보는|보낸)[가-힣]{1,8}[은는] $|(?<=[。、 ]|^)[^。、 ]{1,8}は$/u
const VERB_LAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Devanagari}]/u

/** The sentence ends of a text, not counting marks inside the given spans (the dot of 3. November). */
export function sentencesOf(text: string, kept: readonly Span[]): Span[] {
  return cutAt(SENTENCE_END, text, { start: 0, end: text.length }, kept)
}

/** The clauses of one sentence, as far as commas and conjunctions tell. */
export function clausesOf(text: string, sentence: Span, kept: readonly Span[]): Span[] {
  const inside = withQuotes(
    text,
    sentence,
    keptIn(sentence, kept).map((span) => withOnly(text, span)),
  )
  return cutAt(CLAUSE_END, text, sentence, inside)
}

const QUOTED = /「[^「」]{0,80}」|『[^『』]{0,80}』/gu

/** What somebody said, between marks, is one thing in the clause that tells of it. */
function withQuotes(text: string, { start, end }: Span, kept: Span[]): Span[] {
  const quotes = [...text.slice(start, end).matchAll(QUOTED)]
    .map(({ index, 0: { length } }) => ({ start: start + index, end: start + index + length }))
    .filter((quote) => !kept.some((span) => span.start < quote.end && span.end > quote.start))
  return quotes.length ? [...kept, ...quotes].sort((a, b) => a.start - b.start) : kept
}

/** In `je ne l'ai su que le 3`, `que` opens no clause. */
function withOnly(text: string, { start, end }: Span): Span {
  const opens = /[ ,](?:que|che) $/.test(text.slice(Math.max(0, start - 5), start))
  return { start: opens ? start - 4 : start, end }
}

/**
 * Parts of a clause that names several days, one each: cut before `and` where Arabic writes it on the next word, and
 * before the next day where the verb follows its day. Elsewhere the clause stays whole.
 */
export function partsByDay(text: string, clause: Span, named: readonly Span[]): Span[] {
  const days = keptIn(clause, named)
  const [first] = days
  const isClosing = first && first.start - clause.start > OPENING
  const cuts = days.slice(1).flatMap((day, at) => {
    const from = days[at]?.end ?? clause.start
    if (isClosing && VERB_BETWEEN.test(text.slice(from, day.start))) return [from]
    const joined = text.slice(from, day.start).search(/ و(?=\p{L})/u)
    if (joined >= 0) return [from + joined]
    if (/^و\p{L}/u.test(text.slice(day.start, day.start + 2))) return [day.start]
    const between = text.slice(from, day.start)
    if (!VERB_LAST.test(between) && !isRomanHindi(between)) return []
    return [day.start - (TOPIC.exec(between)?.[0].length ?? 0)]
  })
  const last = days.at(-1)
  // `I applied on the 1st and was refused`: a day that closes its part leaves the rest without one.
  if (last && last.start - clause.start > OPENING && AND.test(text.slice(last.end, last.end + 3))) {
    cuts.push(last.end)
  }
  const starts = [clause.start, ...cuts]
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? clause.end }))
}

/** `20 ko order kiya 25 ko mila`: the verb follows its day in these letters as well. */
function isRomanHindi(between: string): boolean {
  return /^ ko (?:\p{L}+ ){1,8}$/u.test(between)
}

function cutAt(mark: RegExp, text: string, within: Span, kept: readonly Span[]): Span[] {
  const inside = keptIn(within, kept)
  const cuts: number[] = []
  let next = 0
  for (const match of text.slice(within.start, within.end).matchAll(mark)) {
    const at = within.start + match.index
    while (inside[next] && (inside[next]?.end ?? 0) <= at) next += 1
    const span = inside[next]
    if (!span || at < span.start) cuts.push(at + match[0].length)
  }
  const starts = [within.start, ...cuts]
  return starts
    .map((start, i) => ({ start, end: starts[i + 1] ?? within.end }))
    .filter(({ start, end }) => end > start)
}

function keptIn(within: Span, kept: readonly Span[]): Span[] {
  return kept.filter(({ start, end }) => start < within.end && end > within.start)
}

/** Where in ordered spans a place lies; the last before it where none holds it. */
export function spanAt(spans: readonly Span[], place: number): number {
  let [low, high] = [0, spans.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((spans[middle]?.start ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
