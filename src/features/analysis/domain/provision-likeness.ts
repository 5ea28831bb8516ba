import type { Provision } from '../../law/contract.ts'
import type { Classifier } from './classifier.ts'
import type { Likeness } from './retrieve-provisions.ts'

type Gists = WeakMap<Provision, Float32Array | null>

/** Compares what the facts and the provisions are about; what a provision is about is worked out once. */
export function createProvisionLikeness(
  classifier: Pick<Classifier, 'gistOf'>,
): (factsGist: Float32Array | undefined) => Likeness {
  const gists: Gists = new WeakMap()
  const gistOf = (provision: Provision): Float32Array | null => {
    const known = gists.get(provision)
    if (known !== undefined) return known
    const words = `${provision.heading.en ?? ''}. ${provision.summary.en ?? ''}`
    const gist = classifier.gistOf(words, 'en') ?? null
    gists.set(provision, gist)
    return gist
  }
  return (factsGist) => (provision) => {
    const gist = factsGist && gistOf(provision)
    return gist ? gist.reduce((sum, x, d) => sum + x * (factsGist[d] ?? 0), 0) : 0
  }
}
