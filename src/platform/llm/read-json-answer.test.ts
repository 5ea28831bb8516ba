import { expect, it } from 'vitest'
import { z } from 'zod'
import { readJsonAnswer } from './read-json-answer.ts'

const schema = z.object({ words: z.array(z.string()) })
const read = (text: string) => readJsonAnswer(text, schema)

it('finds the structure alone, in a fence, after words and after thinking', () => {
  const answer = { words: ['a {b} c'] }
  const json = JSON.stringify(answer)
  expect(read(json)).toEqual(answer)
  expect(read(`Here it is:\n\`\`\`json\n${json}\n\`\`\``)).toEqual(answer)
  expect(read(`<think>{"words": 1}</think>${json}`)).toEqual(answer)
})

it.each(['', 'no', '{"words":["a"', '{"words":"a"}', '}{', '[]', '{}', 'null'])(
  'finds nothing in %j',
  (text) => expect(read(text)).toBeUndefined(),
)
