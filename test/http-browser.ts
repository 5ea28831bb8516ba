import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'

export type Answer = {
  status: number
  headers: Headers
  text: string
  /** The parsed body; undefined when it is not JSON. */
  json: unknown
}

/** Calls of one visitor: keeps its cookies, and has a network address of its own for the rate limits. */
export type HttpBrowser = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The Cookie header it would send. */
  cookie(): string
}

export function openBrowser(appUrl: string, address = randomAddress()): HttpBrowser {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const call = async (path: string, init: RequestInit, headers: Record<string, string>) => {
    const response = await fetch(`${appUrl}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        'x-forwarded-for': address,
        ...(jar.size ? { cookie: cookie() } : {}),
        ...headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answerOf(response.status, response.headers, await response.text())
  }
  return {
    get: (path, headers = {}) => call(path, {}, headers),
    post: (path, body, headers = {}) =>
      call(
        path,
        { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
        { 'content-type': 'application/json', ...headers },
      ),
    cookie,
  }
}

/** A request exactly as given: `fetch` would tidy the path and refuse half of the rest. */
export function requestAsIs(
  appUrl: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array,
): Promise<Answer> {
  const { hostname, port } = new URL(appUrl)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        method,
        path,
        headers: { 'x-forwarded-for': randomAddress(), ...headers },
        agent: false,
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        response.once('error', reject)
        response.once('end', () => {
          const received = new Headers()
          for (const [name, values] of Object.entries(response.headersDistinct)) {
            for (const value of values ?? []) received.append(name, value)
          }
          resolve(answerOf(response.statusCode ?? 0, received, text))
        })
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** Bytes on the wire, HTTP or not; answers what came back until the server closed. */
export function sendBytes(appUrl: string, bytes: Uint8Array): Promise<string> {
  const { hostname, port } = new URL(appUrl)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(text))
  })
}

export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

function answerOf(status: number, headers: Headers, text: string): Answer {
  try {
    return { status, headers, text, json: JSON.parse(text) }
  } catch {
    return { status, headers, text, json: undefined }
  }
}
