import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from './random.ts'

const LATEST_MS = 4_000

/** How many webhooks met which fault. */
export type Post = { delivered: number; dropped: number; doubled: number; delayed: number }

export type Postman = { url: string; post: Post; close(): Promise<void> }

/**
 * Stands between the provider and the app and brings webhooks as a bad network does: late, twice, in another order,
 * or never although it said yes.
 */
export async function startPostman(chance: Chance, appUrl: () => string): Promise<Postman> {
  const post: Post = { delivered: 0, dropped: 0, doubled: 0, delayed: 0 }
  const deliver = async (body: string, signature: string) => {
    const answer = await fetch(`${appUrl()}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    }).catch(() => undefined)
    await answer?.text().catch(() => '')
    if (answer?.ok) post.delivered += 1
    return answer?.status ?? 502
  }
  const later = (body: string, signature: string) =>
    void pause(chance.below(LATEST_MS)).then(() => deliver(body, signature))

  const server = createServer(async (request, response): Promise<void> => {
    let body = ''
    for await (const part of request) body += String(part)
    const signature = String(request.headers['stripe-signature'] ?? '')
    if (chance.happens(0.15)) {
      post.dropped += 1
      response.writeHead(200).end()
      return
    }
    if (chance.happens(0.25)) {
      post.delayed += 1
      later(body, signature)
      response.writeHead(200).end()
      return
    }
    if (chance.happens(0.25)) {
      post.doubled += 1
      later(body, signature)
    }
    response.writeHead(await deliver(body, signature)).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    post,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
