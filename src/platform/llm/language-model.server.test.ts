import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AiSettings } from '../config.server.ts'
import { connectModel } from './language-model.server.ts'
import { createModelClient } from './model-client.server.ts'

const KEY = 'the-key-of-the-tests'
const JSON_TEXT = '{"words":["one","two"]}'
const QUESTION = {
  instructions: 'Answer {"words": [...]}',
  data: 'the facts of a person',
  schema: z.object({ words: z.array(z.string()) }),
}

const chat = {
  id: 'x',
  created: 1,
  model: 'm',
  choices: [
    { index: 0, message: { role: 'assistant', content: JSON_TEXT }, finish_reason: 'stop' },
  ],
  usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
}

/** What each service answers, in its own protocol. */
const SERVICES: { provider: AiSettings['provider']; path: RegExp; answer: object }[] = [
  { provider: 'openai-compatible', path: /^\/v1\/chat\/completions$/, answer: chat },
  { provider: 'openai', path: /^\/v1\/chat\/completions$/, answer: chat },
  {
    provider: 'anthropic',
    path: /^\/v1\/messages$/,
    answer: {
      type: 'message',
      id: 'x',
      model: 'm',
      role: 'assistant',
      content: [{ type: 'text', text: JSON_TEXT }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 7, output_tokens: 3 },
    },
  },
  {
    provider: 'google',
    path: /^\/v1\/models\/a-model:generateContent$/,
    answer: {
      candidates: [
        { content: { role: 'model', parts: [{ text: JSON_TEXT }] }, finishReason: 'STOP' },
      ],
      usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 3, totalTokenCount: 10 },
    },
  },
]

let server: Server
let baseUrl: string
let reply: { code: number; body: object; headers?: Record<string, string> }
let received: { path: string; head: string; body: string }[]

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? '', head: JSON.stringify(request.headers), body })
      response
        .writeHead(reply.code, { 'content-type': 'application/json', ...reply.headers })
        .end(JSON.stringify(reply.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  baseUrl = `http://127.0.0.1:${address.port}/v1`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received = []
})

const clientOf = (provider: AiSettings['provider']) =>
  createModelClient({
    ...connectModel({ provider, model: 'a-model', baseUrl, apiKey: KEY, timeoutSeconds: 5 }),
    timeoutMs: 5_000,
    sleep: () => Promise.resolve(),
  })

describe.each(SERVICES)('the model of $provider', ({ provider, path, answer }) => {
  it('answers a structure, with the tokens it took', async () => {
    reply = { code: 200, body: answer }
    const client = clientOf(provider)
    expect(await client.ask(QUESTION)).toEqual({ ok: true, answer: { words: ['one', 'two'] } })
    expect(client.counters()).toMatchObject({ calls: 1, inputTokens: 7, outputTokens: 3 })
    expect(received).toHaveLength(1)
    expect(received[0]?.path).toMatch(path)
    expect(received[0]?.head).toContain(KEY)
    expect(received[0]?.body).toContain(QUESTION.data)
    expect(received[0]?.body).not.toContain(KEY)
  })

  it('is tried again when it is busy, not when it refuses the key', async () => {
    reply = { code: 529, body: { error: { message: 'busy' } } }
    expect(await clientOf(provider).ask(QUESTION)).toEqual({ ok: false, failure: 'server-error' })
    expect(received).toHaveLength(3)
    received = []
    reply = { code: 403, body: { error: { message: 'no' } } }
    expect(await clientOf(provider).ask(QUESTION)).toEqual({ ok: false, failure: 'rejected' })
    expect(received).toHaveLength(1)
  })

  it('does not send key and facts on to where it is redirected', async () => {
    reply = { code: 307, body: {}, headers: { location: `${baseUrl}/elsewhere` } }
    expect((await clientOf(provider).ask(QUESTION)).ok).toBe(false)
    expect(received.map((request) => request.path)).not.toContain('/v1/elsewhere')
  })
})
