import { Transform } from 'node:stream'

const END_OF_HEAD = '</head>'
/** A head longer than this is no page of ours, and is not waited for. */
const LONGEST_HEAD = 256 * 1024

/**
 * The head of a page with what the first paint needs before what only the script needs: fonts come after the style
 * sheet, and scripts are asked for once the page has been seen. React writes them in the order of its own work, and
 * does without these links when it takes the page over; everything else it expects in its place.
 */
export function firstPaintFirst(head: string): string {
  const scripts = head.match(SCRIPTS_AHEAD) ?? []
  const fonts = head.match(FETCHED_AHEAD) ?? []
  const rest = head.replace(SCRIPTS_AHEAD, '').replace(FETCHED_AHEAD, '')
  return rest + fonts.join('') + askedForAfterPaint(scripts)
}

const SCRIPTS_AHEAD = /<link [^>]*rel="modulepreload"[^>]*>/g
const FETCHED_AHEAD = /<link [^>]*rel="preload"[^>]*>/g

function askedForAfterPaint(links: readonly string[]): string {
  const addresses = links.flatMap((link) => link.match(/ href="([^"]+)"/)?.[1] ?? [])
  if (addresses.length === 0) return ''
  const nonce = links[0]?.match(/ nonce="[^"]+"/)?.[0] ?? ''
  const list = JSON.stringify(addresses).replace(/</g, '\\u003c')
  // The frame is drawn after its callbacks, and their timers come after that; one for each, so that none holds up a tap.
  const ask = `const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)`
  return `<script${nonce}>requestAnimationFrame(()=>{for(const href of ${list})setTimeout(()=>{${ask}})})</script>`
}

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
