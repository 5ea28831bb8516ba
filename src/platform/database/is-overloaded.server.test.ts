import { expect, it } from 'vitest'
import { isOverloaded } from './is-overloaded.server.ts'

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code })

it.each(['55P03', '57014', '53300'])('%s is a database with too much to do', (code) => {
  expect(isOverloaded(withCode(code))).toBe(true)
  expect(isOverloaded(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
})

it('nobody having a connection to spare is one too', () => {
  expect(isOverloaded(new Error('timeout exceeded when trying to connect'))).toBe(true)
})

it('any other fault is none', () => {
  expect(isOverloaded(withCode('23505'))).toBe(false)
  expect(isOverloaded(new Error('x', { cause: new TypeError('y') }))).toBe(false)
  expect(isOverloaded('timeout')).toBe(false)
})
