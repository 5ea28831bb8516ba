import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LanguageCode } from '../src/shared/languages.ts'
import { textDirection } from '../src/shared/languages.ts'
import { type ContactBench, openContactBench } from './contact-bench.ts'
import { type SampleMail, type SampleWords, writeSampleMails } from './mail-samples.ts'

/** Where `e2e/mail-previews.mjs` wants the pages, to take pictures of them. */
const FOLDER = process.env['MAIL_SAMPLES_FOLDER']
const PICTURES = 'docs/mails'
const LOOKED_AT = ['en', 'ar', 'ja', 'de'] as const

const WORDS: Record<(typeof LOOKED_AT)[number], SampleWords> = {
  en: {
    name: 'Eva Novak',
    facts: 'I moved out on 3 September and my landlord keeps my deposit of 1,200 dollars.',
    summary: 'My landlord keeps my deposit. I would like to know what I can do.',
    times: 'weekdays after 5 pm',
  },
  ar: {
    name: 'إيفا نوفاك',
    facts: 'انتقلت من الشقة في 3 سبتمبر وما زال المالك يحتفظ بمبلغ التأمين وقدره 1,200 دولار.',
    summary: 'المالك لا يعيد مبلغ التأمين. أريد أن أعرف ماذا أستطيع أن أفعل.',
    times: 'أيام الأسبوع بعد الخامسة مساءً',
  },
  ja: {
    name: 'ノヴァク エヴァ',
    facts: '9月3日に退去しましたが、大家が敷金1,200ドルを返してくれません。',
    summary: '大家が敷金を返してくれません。何ができるか知りたいです。',
    times: '平日の17時以降',
  },
  de: {
    name: 'Eva Novak',
    facts:
      'Ich bin am 3. September ausgezogen, und mein Vermieter behält die Kaution von 1.200 Dollar.',
    summary: 'Mein Vermieter behält die Kaution. Ich möchte wissen, was ich tun kann.',
    times: 'werktags nach 17 Uhr',
  },
}

const samples = new Map<LanguageCode, SampleMail[]>()
let bench: ContactBench
beforeAll(async () => {
  bench = await openContactBench('2026-11-16T09:00:00Z')
  for (const language of LOOKED_AT)
    samples.set(language, await writeSampleMails(bench, language, WORDS[language]))
  if (FOLDER) writePages(FOLDER)
}, 120_000)
afterAll(() => bench.close())

function writePages(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [language, mails] of samples)
    for (const { name, html } of mails)
      writeFileSync(join(folder, `${name}.${language}.html`), html)
  const subjects = [...samples].map(([language, mails]) => [
    language,
    Object.fromEntries(mails.map(({ name, kind, subject }) => [name, { kind, subject }])),
  ])
  writeFileSync(join(folder, 'subjects.json'), JSON.stringify(Object.fromEntries(subjects)))
}

const mailsIn = (language: LanguageCode) => samples.get(language) ?? []

test('every kind of mail that says why it was sent is among the samples, and no other', () => {
  const { mail } = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as {
    mail: { why: Record<string, string> }
  }
  const kinds = new Set(mailsIn('en').map(({ kind }) => kind))
  expect([...kinds, 'other'].toSorted()).toEqual(Object.keys(mail.why).toSorted())
})

describe.each(LOOKED_AT)('the mails in %s', (language) => {
  test('run in the direction of their language, on every level that says one', () => {
    const direction = textDirection(language)
    for (const { name, html } of mailsIn(language)) {
      expect(html, name).toMatch(
        new RegExp(`^<!doctype html>\n<html lang="${language}" dir="${direction}">`),
      )
      expect(html, name).toContain(`<body class="m-paper" dir="${direction}"`)
    }
  })

  test('leave no gap open and no key untranslated', () => {
    for (const { name, subject, plain } of mailsIn(language)) {
      expect(`${subject}\n${plain}`, name).not.toMatch(/\{\w+\}|undefined|NaN|Invalid Date/)
      expect(`${subject}\n${plain}`, name).not.toMatch(/\b(?:mail|papers|account)\.[a-z]+[.A-Z]/)
    }
  })

  test.skipIf(language === 'en')('say nothing in English instead', () => {
    const english = new Map(mailsIn('en').map((mail) => [mail.name, linesOf(mail)]))
    for (const mail of mailsIn(language)) {
      const same = linesOf(mail).filter((line) => english.get(mail.name)?.includes(line))
      expect(same, mail.name).toEqual([])
    }
  })

  test('load nothing, and each has a picture that was looked at', () => {
    for (const { name, html } of mailsIn(language)) {
      expect(html, name).not.toMatch(/<(?:img|link|script|iframe)\b|url\(|@import/)
      expect(existsSync(`${PICTURES}/${name}.${language}.webp`), name).toBe(true)
    }
  })
})

/** Lines of words. Names of laws, streets, addresses and numbers alone are the same in every language. */
function linesOf({ subject, plain }: SampleMail): string[] {
  return [subject, ...plain.split('\n')].filter(
    (line) => /\p{L}{3}.*\s.*\p{L}{3}/u.test(line) && !/^(?:- |\d)|https?:|@/.test(line),
  )
}
