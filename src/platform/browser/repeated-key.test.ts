import { describe, expect, test } from 'vitest'
import { type KeyPresses, pressAgain } from './repeated-key.ts'

const pressed = (...moments: number[]) =>
  moments.reduce<KeyPresses>((presses, ms) => pressAgain(presses, ms, 5_000), [])

describe('a key pressed again and again', () => {
  test('three times within five seconds are three', () => {
    expect(pressed(0, 2_000, 4_999)).toHaveLength(3)
  })

  test('what is five seconds old no longer counts', () => {
    expect(pressed(0, 2_000, 5_000)).toHaveLength(2)
    expect(pressed(0, 20_000)).toHaveLength(1)
  })
})
