import { request } from 'node:http'
import { type LocalServer, serveLocally } from './local-server.ts'

/** The app as a search engine would find it in earnest: the demo's `noindex` is taken off on the way, nothing else. */
export function withoutNoindex(origin: string): Promise<LocalServer> {
  return serveLocally((asked, answer) => {
    const { method, url, headers } = asked
    const passedOn = request(`${origin}${url}`, { method, headers }, (given) => {
      const { 'x-robots-tag': _demo, ...rest } = given.headers
      answer.writeHead(given.statusCode ?? 502, rest)
      given.pipe(answer)
    })
    passedOn.once('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
}
