import { describe, expect, it } from 'vitest'
import { BOX, printableData, printableText } from './printable-text.ts'

const latinOnly = (codePoint: number) => codePoint < 0x250
const shown = (text: string) => printableText(text, latinOnly).value

describe('a text for a document', () => {
  it('stays as it is where the fonts have all of it', () => {
    const text = 'Schöne Grüße #read("x") $a$ *b*\n\nzweiter Absatz'
    expect(printableText(text, latinOnly)).toEqual({ value: text, boxes: 0 })
  })

  it('loses what steers terminals and reading order, and nothing else', () => {
    expect(shown('a\u0000b\u001bc\u202eevil\u2066x\u2069\ufeff')).toBe('abcevilx')
    expect(shown('one\r\ntwo\rthree\u2028four\tfive')).toBe('one\ntwo\nthree\nfour five')
  })

  it('keeps the marks that right-to-left writing and Indian scripts need', () => {
    expect(shown('a\u200fb\u200ec\u200dd\u200ce')).toBe('a\u200fb\u200ec\u200dd\u200ce')
  })

  it('has one box for what a person sees as one character', () => {
    const family = '👨\u200d👩\u200d👧'
    expect(printableText(`ok ${family} 👍🏽 🇩🇪`, latinOnly)).toEqual({
      value: `ok ${BOX} ${BOX} ${BOX}`,
      boxes: 3,
    })
  })

  it('half a character is a box, never broken text', () => {
    expect(shown('a\ud800b')).toBe(`a${BOX}b`)
  })

  it('every text of the data is made printable, however deep', () => {
    const data = { title: 'a\u0000', lines: [{ text: '漢' }, 7, null, true] }
    expect(printableData(data, latinOnly)).toEqual({
      value: { title: 'a', lines: [{ text: BOX }, 7, null, true] },
      boxes: 1,
    })
  })
})
