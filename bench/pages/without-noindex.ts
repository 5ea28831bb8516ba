import { createServer, request, type Server } from 'node:http'

/** The app as a search engine would find it in earnest: the demo's `noindex` is taken off on the way, nothing else. */
export async function withoutNoindex(origin: string): Promise<{ origin: string; close(): void }> {
  const server: Server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passedOn = request(`${origin}${url}`, { method, headers }, (given) => {
      const { 'x-robots-tag': _demo, ...rest } = given.headers
      answer.writeHead(given.statusCode ?? 502, rest)
      given.pipe(answer)
    })
    passedOn.once('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
