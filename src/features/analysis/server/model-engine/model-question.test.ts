import { expect, it } from 'vitest'
import { modelQuestion } from './model-question.ts'

const ask = (facts: string) =>
  modelQuestion({
    facts,
    language: 'fi',
    offer: { issues: [], provisions: [] },
    issues: new Map(),
    boundary: 'mark',
  })

it('facts go out without characters that nobody sees, and otherwise as they were written', () => {
  const { data } = ask('one\u0000two\u202Ethree\ud800four\nक्‍ष 👩‍👧 <b>')
  expect(data).toContain('one two three four\nक्‍ष 👩‍👧 <b>')
  for (const hidden of ['\u0000', '\u202E', '\ud800']) expect(data).not.toContain(hidden)
})

it('no word of the person stands among the instructions', () => {
  const { instructions } = ask('Philomena')
  expect(instructions).not.toContain('Philomena')
  expect(instructions).toContain('Finnish')
})
