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
  let begun: Buffer | undefined = Buffer.alloc(0)
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (!begun) return done(null, piece)
      begun = Buffer.concat([begun, piece])
      const end = begun.indexOf(END_OF_HEAD)
      if (end < 0 && begun.length < LONGEST_HEAD) return done()
      // What follows stays bytes: the piece may end within a letter.
      if (end >= 0) this.push(firstPaintFirst(begun.toString('utf8', 0, end)))
      done(null, begun.subarray(Math.max(0, end)))
      begun = undefined
    },
    flush(done) {
      done(null, begun)
    },
  })
}
