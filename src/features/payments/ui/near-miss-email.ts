/** Large mail providers: the name, and the endings their addresses have. */
const PROVIDERS: Record<string, readonly string[]> = {
  gmail: ['com'],
  googlemail: ['com'],
  yahoo: ['com', 'co.uk', 'co.in', 'co.jp', 'com.br', 'com.mx', 'fr', 'de', 'es', 'it', 'ca', 'in'],
  hotmail: ['com', 'co.uk', 'fr', 'de', 'es', 'it', 'nl', 'be', 'ca'],
  outlook: ['com', 'fr', 'de', 'es', 'it', 'com.br', 'jp', 'in'],
  icloud: ['com'],
  protonmail: ['com', 'ch'],
  comcast: ['net'],
}

/** Real providers whose names are one letter away from another's. */
const REAL_NAMES = ['mail', 'email', 'ymail', 'fastmail', 'rocketmail', 'zmail']

/** No such endings exist. */
const NO_ENDINGS = ['con', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cpm', 'cim']
/** These exist, but none of the providers above uses them. */
const DOUBTFUL_ENDINGS = ['co', 'cm', 'om']

/** The address that was probably meant, when the typed one ends almost like a large mail provider's. */
export function nearMissEmail(email: string): string | undefined {
  const typed = email.trim()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1).toLowerCase()
  const dot = domain.indexOf('.')
  if (at < 1 || dot < 1) return undefined
  const meant = meantDomain(domain.slice(0, dot), domain.slice(dot + 1))
  return meant && meant !== domain ? `${typed.slice(0, at)}@${meant}` : undefined
}

function meantDomain(name: string, ending: string): string | undefined {
  const provider = meantProvider(name, ending)
  if (NO_ENDINGS.includes(ending)) return `${provider ?? name}.com`
  if (!provider) return undefined
  return DOUBTFUL_ENDINGS.includes(ending) ? `${provider}.com` : `${provider}.${ending}`
}

/** Only where the provider has that ending, or no ending makes sense: a small firm may have a name like it. */
function meantProvider(name: string, ending: string): string | undefined {
  if (REAL_NAMES.includes(name)) return undefined
  if (Object.hasOwn(PROVIDERS, name)) return name
  return Object.entries(PROVIDERS).find(
    ([provider, endings]) =>
      [...endings, ...NO_ENDINGS, ...DOUBTFUL_ENDINGS].includes(ending) &&
      isOneSlipAway(name, provider),
  )?.[0]
}

/** One letter more, less, wrong, or two neighbours swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let same = 0
  while (same < typed.length && typed[same] === meant[same]) same += 1
  const typedRest = typed.slice(same)
  const meantRest = meant.slice(same)
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    (typedRest[0] === meantRest[1] &&
      typedRest[1] === meantRest[0] &&
      typedRest.slice(2) === meantRest.slice(2))
  )
}
