import { expect, it } from 'vitest'
import { isOverloaded } from './is-overloaded.server.ts'

const withCode = (code: string) => Object.assign(new Error('of the driver'), { code })

it.each([
  '55P03',
  '57014',
  '53300',
  '40P01',
  '57P01',
  '57P03',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
])('%s is a database that is busy or away', (code) => {
  expect(isOverloaded(withCode(code))).toBe(true)
  expect(isOverloaded(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
})

it('nobody having a connection to spare is one too', () => {
  for (const message of [
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])
    expect(isOverloaded(new Error('Failed query', { cause: new Error(message) }))).toBe(true)
})

it('any other fault is none', () => {
  expect(isOverloaded(withCode('23505'))).toBe(false)
  expect(isOverloaded(new Error('x', { cause: new TypeError('y') }))).toBe(false)
  expect(isOverloaded('timeout')).toBe(false)
})
