import { expect, test } from 'vitest'
import { streamStages } from './stage-stream.server.ts'

const linesOf = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

test('each stage is a line, and the answer with its status the last', async () => {
  const response = streamStages((report) => {
    report('language')
    report('issues')
    return Promise.resolve(Response.json({ id: 7 }, { status: 200 }))
  })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  expect(await linesOf(response)).toEqual([
    { stage: 'language' },
    { stage: 'issues' },
    { status: 200, answer: { id: 7 } },
  ])
})

test('a refusal keeps its status and its code', async () => {
  const refused = Response.json({ message: 'no', code: 'daily_limit' }, { status: 429 })
  const lines = await linesOf(streamStages(() => Promise.resolve(refused)))
  expect(lines).toEqual([{ status: 429, answer: { message: 'no', code: 'daily_limit' } }])
})

test('work that fails says so without telling why', async () => {
  const lines = await linesOf(streamStages(() => Promise.reject(new Error('secret facts'))))
  expect(lines).toEqual([
    { status: 500, answer: { message: 'Something went wrong on our side', code: 'internal' } },
  ])
})

test('work goes on when the reader leaves in the middle', async () => {
  let finish: (() => void) | undefined
  let finished = false
  const response = streamStages(async (report) => {
    report('language')
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    report('issues')
    finished = true
    return Response.json({})
  })
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  finish?.()
  await new Promise((resolve) => setImmediate(resolve))
  expect(finished).toBe(true)
})
