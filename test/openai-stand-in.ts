import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the stand-in was asked, as it came over the wire. */
export type ModelRequest = {
  authorization: string | undefined
  body: string
  /** What the instructions said, and what stood below them. */
  system: string
  user: string
}

export type Behaviour = (request: ModelRequest, response: ServerResponse) => unknown

export type OpenAiStandIn = {
  /** `http://127.0.0.1:<port>/v1` */
  url: string
  requests: ModelRequest[]
  /** How it answers from now on. */
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

/** A server that speaks the chat-completions protocol as far as a client without streaming sees it. */
export async function startOpenAiStandIn(): Promise<OpenAiStandIn> {
  let behaviour: Behaviour = status(500)
  const requests: ModelRequest[] = []
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then(async (request) => {
      requests.push(request)
      await behaviour(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    behave(next) {
      behaviour = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readRequest(incoming: IncomingMessage): Promise<ModelRequest> {
  let body = ''
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] }
  const said = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
      .join('\n')
  return {
    authorization: incoming.headers.authorization,
    body,
    system: said('system'),
    user: said('user'),
  }
}

const completion = (text: string, finishReason: string) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [
      { index: 0, message: { role: 'assistant', content: text }, finish_reason: finishReason },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  })

const send = (response: ServerResponse, body: string, code = 200, headers = {}) =>
  response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(body)

/** Answers with a text, or with one made from the request. */
export const says =
  (text: string | ((request: ModelRequest) => string), finishReason = 'stop'): Behaviour =>
  (request, response) => {
    send(response, completion(typeof text === 'string' ? text : text(request), finishReason))
  }

/** Answers with a structure made from the request. */
export const answers = (make: (request: ModelRequest) => unknown): Behaviour =>
  says((request) => JSON.stringify(make(request)))

export const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (_, response) => {
    send(response, JSON.stringify({ error: { message: 'no', type: 'error' } }), code, headers)
  }

/** A 200 whose body is this. */
export const rawBody =
  (body: string): Behaviour =>
  (_, response) => {
    send(response, body)
  }

export const never: Behaviour = () => undefined

/** Begins well and ends its connection in the middle of the answer. */
export const half: Behaviour = (_, response) => {
  const whole = completion('{"issues":[],"laws":[],"considerations":[]}', 'stop')
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(whole)),
  })
  response.write(whole.slice(0, whole.length / 2), () => response.destroy())
}

/** Sends the head at once and the body only when it is too late. */
export const late =
  (ms: number): Behaviour =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(' ')
    const timer = setTimeout(() => response.end(completion('{}', 'stop')), ms)
    response.once('close', () => clearTimeout(timer))
  }

export const redirectsTo =
  (url: string): Behaviour =>
  (_, response) => {
    response.writeHead(307, { location: url }).end()
  }
