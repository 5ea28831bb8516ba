import { describe, expect, test } from 'vitest'
import { chooseVoice, type Voice } from './choose-voice.ts'

const voice = (lang: string, name: string, localService = true): Voice => ({
  lang,
  name,
  voiceURI: `urn:${name}`,
  localService,
})
const voices = [
  voice('en-US', 'Google US', false),
  voice('en-GB', 'Daniel'),
  voice('pt_BR', 'Luciana'),
  voice('pt-PT', 'Joana'),
]

describe('the voice for a text', () => {
  test('speaks its language, and one on this device comes first', () => {
    expect(chooseVoice(voices, 'en', undefined)?.name).toBe('Daniel')
    expect(chooseVoice(voices, 'pt-BR', undefined)?.name).toBe('Luciana')
  })

  test('is the one chosen before, if it speaks the language', () => {
    expect(chooseVoice(voices, 'en', 'urn:Google US')?.name).toBe('Google US')
    expect(chooseVoice(voices, 'pt-PT', 'urn:Daniel')?.name).toBe('Joana')
  })

  test('is none where none speaks the language', () => {
    expect(chooseVoice(voices, 'fi', undefined)).toBeUndefined()
    expect(chooseVoice([], 'en', undefined)).toBeUndefined()
  })
})
