import { describe, expect, it } from 'vitest'
import { daysNamed } from './days-named.ts'
import type { Story } from './story.ts'

const namedIn = (facts: string, from: Story['from'] = 'notice-received') =>
  daysNamed(facts, { today: '2026-11-20', country: 'GB', language: 'en' })(from)

describe('the days a person named', () => {
  it('stand in the order of the text, each once, with the words that name it', () => {
    const facts =
      'The letter is dated 3 November. It lay there on the 9th of November, so since 9 Nov I wait.'
    expect(namedIn(facts)).toEqual([
      { day: '2026-11-03', words: '3 November' },
      { day: '2026-11-09', words: '9th of November' },
    ])
  })

  it('are not those that lie ahead, but where what is counted from may lie ahead', () => {
    const facts = 'He wrote on 3 November that the flight leaves on 3 December.'
    const days = (from: Story['from']) => namedIn(facts, from).map(({ day }) => day)
    expect(days('notice-received')).toEqual(['2026-11-03'])
    expect(days('departure')).toEqual(['2026-11-03', '2026-12-03'])
  })

  it('are none where there are too many to choose from, or none is named', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((day) => `Paid on ${day} November.`).join(' ')
    expect(namedIn(many)).toEqual([])
    expect(namedIn('He shouted at me.')).toEqual([])
  })
})
