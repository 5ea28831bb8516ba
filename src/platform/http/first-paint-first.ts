import { Transform } from 'node:stream'

const END_OF_HEAD = '</head>'
/** A head longer than this is no page of ours, and is not waited for. */
const LONGEST_HEAD = 256 * 1024

/**
 * The head of a page with what the first paint needs before what only the script needs: what is fetched ahead comes
 * last, and scripts are fetched when nothing else is waited for. React writes them in the order of its own work, and
 * finds these links again wherever they stand; everything else it expects in its place.
 */
export function firstPaintFirst(head: string): string {
  const ahead = head.match(FETCHED_AHEAD) ?? []
  const last = ahead
    .join('')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return head.replace(FETCHED_AHEAD, '') + last
}

const FETCHED_AHEAD = /<link [^>]*rel="(?:module)?preload"[^>]*>/g

/** Does so to a page that is sent while it is written. */
export function arrangeHead(): Transform {
  let head: Buffer[] | undefined = []
  const arranged = () => {
    const written = Buffer.concat(head ?? []).toString()
    head = undefined
    const end = written.indexOf(END_OF_HEAD)
    return end < 0 ? written : firstPaintFirst(written.slice(0, end)) + written.slice(end)
  }
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (!head) return done(null, piece)
      head.push(piece)
      const length = head.reduce((sum, { byteLength }) => sum + byteLength, 0)
      const isWhole = Buffer.concat(head).includes(END_OF_HEAD) || length > LONGEST_HEAD
      return isWhole ? done(null, arranged()) : done()
    },
    flush(done) {
      done(null, head ? arranged() : undefined)
    },
  })
}
