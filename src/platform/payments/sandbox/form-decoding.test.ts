import { describe, expect, test } from 'vitest'
import { decodeForm, type FormNode } from './form-decoding.ts'

function plain(text: string): unknown {
  const form = decodeForm(text)
  return form === null ? null : asObject(form.tree)
}

function asObject(node: FormNode): unknown {
  if (typeof node === 'string') return node
  return Object.fromEntries([...node].map(([key, value]) => [key, asObject(value)]))
}

describe('decodeForm', () => {
  test('nests bracketed keys, encoded or not', () => {
    const nested = { a: { b: { c: '1' }, d: 'x y' } }
    expect(plain('a[b][c]=1&a[d]=x+y')).toEqual(nested)
    expect(plain('a%5Bb%5D%5Bc%5D=1&a%5Bd%5D=x%20y')).toEqual(nested)
  })

  test('reads lists with and without indexes in order', () => {
    expect(plain('expand[0]=a&expand[1]=b')).toEqual({ expand: { 0: 'a', 1: 'b' } })
    expect(plain('expand[]=a&expand[]=b')).toEqual({ expand: { 0: 'a', 1: 'b' } })
  })

  test('takes dangerous names as mere keys', () => {
    const form = decodeForm('metadata[__proto__]=x&constructor=y')
    const metadata = form?.tree.get('metadata')
    expect(metadata instanceof Map && metadata.get('__proto__')).toBe('x')
    expect(Object.prototype).not.toHaveProperty('x')
  })

  test.each([
    ['a key that is a text and a tree at once', 'a=1&a[b]=2'],
    ['a tree that is overwritten by a text', 'a[b]=2&a=1'],
    ['unbalanced brackets', 'a[b=1'],
    ['too deep a key', `a${'[b]'.repeat(10)}=1`],
    ['a NUL', 'a=%00'],
    ['too many pairs', Array.from({ length: 1001 }, (_, i) => `k${i}=1`).join('&')],
  ])('refuses %s', (_name, text) => {
    expect(decodeForm(text)).toBeNull()
  })

  test('gives the same sorted pairs whatever the order sent', () => {
    expect(decodeForm('b=2&a=1')?.pairs).toEqual(decodeForm('a=1&b=2')?.pairs)
  })
})
