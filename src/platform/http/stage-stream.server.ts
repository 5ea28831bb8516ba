import type { Context } from 'hono'

export const STAGE_STREAM = 'application/x-ndjson'

/** Whether the caller wants to follow the work and not only its end. */
export function wantsStages(c: Context): boolean {
  return c.req.header('accept')?.includes(STAGE_STREAM) ?? false
}

/**
 * Answers at once with lines of JSON: `{stage}` for each stage of the work, then `{status, answer}` with what
 * the call would otherwise have answered. Work that fails ends with status 500.
 */
export function streamStages(
  work: (report: (stage: string) => void) => Promise<Response>,
): Response {
  const encoder = new TextEncoder()
  let open = true
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: unknown) => {
        if (open) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      const response = await work((stage) => send({ stage })).catch(() => undefined)
      const answer: unknown = await response?.json().catch(() => undefined)
      send({ status: response?.status ?? 500, answer: answer ?? INTERNAL })
      if (open) controller.close()
    },
    // Who went away hears no more; the work goes on and its result is kept.
    cancel() {
      open = false
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': STAGE_STREAM,
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}

const INTERNAL = { message: 'Something went wrong on our side', code: 'internal' }
