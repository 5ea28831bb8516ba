/** A response that was not OK. The message is `status: body`, as specified; people see the text of `code`. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly status: number
  readonly code: string | undefined
  /** What the server says in words of its own. */
  readonly serverMessage: string | undefined
  readonly fields: Record<string, string>
  readonly retryAfterSeconds: number | undefined

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`)
    const said = parseBody(body)
    this.status = response.status
    this.code = said.code
    this.serverMessage = said.message
    this.fields = said.fields ?? {}
    this.retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  }
}

/**
 * Calls the API with credentials and JSON both ways.
 * @throws ApiFailure when the answer is not OK (401 included); TypeError when there is no connection
 */
export async function apiCall<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(signal ? { signal } : {}),
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new ApiFailure(response, text)
  return JSON.parse(text) as Answer
}

/**
 * Calls work that takes a while, and hears of each stage as it is done.
 * @throws as `apiCall`
 */
export async function apiStages<Answer>(
  path: string,
  body: unknown,
  onStage: (stage: string) => void,
): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new ApiFailure(response, await response.text())
  for await (const line of linesOf(response)) {
    const said = JSON.parse(line) as { stage?: string; status?: number; answer?: Answer }
    if (said.stage !== undefined) onStage(said.stage)
    if (said.status === undefined) continue
    if (said.status === 200) return said.answer as Answer
    const text = JSON.stringify(said.answer)
    throw new ApiFailure(new Response(text, { status: said.status }), text)
  }
  throw new TypeError('The connection ended before the answer')
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = `${rest}${part.value}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
  if (rest !== '') yield rest
}

type QueryParameters = Record<string, string | number | boolean | null | undefined>

/** The address of a default read: the key's first element, with its object as parameters. */
export function pathOfQueryKey(key: readonly unknown[]): string {
  const [path, parameters] = key
  const given = Object.entries((parameters ?? {}) as QueryParameters).filter(
    ([, value]) =>
      value !== null && value !== undefined && !['', 'all', 'any'].includes(String(value)),
  )
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${String(path)}?${search}` : String(path)
}

function parseBody(body: string): {
  message?: string
  code?: string
  fields?: Record<string, string>
} {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
