// Pictures of every kind of mail, for looking at: npx tsx e2e/mail-previews.mjs [folder, else docs/mails]
// The mails are those that test/mail-previews.test.ts has written by the product's own code.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const LANGUAGES = { en: 'English', ar: 'العربية', ja: '日本語', de: 'Deutsch' }
const WIDTH = 390
const QUALITY = 0.65

const folder = process.argv[2] ?? 'docs/mails'
const pages = mkdtempSync(join(tmpdir(), 'mail-samples-'))
try {
  execFileSync('npx', ['vitest', 'run', 'test/mail-previews.test.ts', '-t', 'every kind of mail'], {
    env: { ...process.env, MAIL_SAMPLES_FOLDER: pages },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await takePictures()
  writeFileSync(join(folder, 'README.md'), readme())
} finally {
  rmSync(pages, { recursive: true, force: true })
}

async function takePictures() {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (file.endsWith('.webp')) rmSync(join(folder, file))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 400 },
    deviceScaleFactor: 1.25,
  })
  const mail = await context.newPage()
  const packer = await context.newPage()
  for (const file of readdirSync(pages).filter((name) => name.endsWith('.html'))) {
    await mail.setContent(readFileSync(join(pages, file), 'utf8'))
    const png = await mail.screenshot({ fullPage: true })
    const webp = await packer.evaluate(asWebp, { png: png.toString('base64'), quality: QUALITY })
    writeFileSync(join(folder, file.replace('.html', '.webp')), Buffer.from(webp, 'base64'))
  }
  await browser.close()
}

/** Runs in the browser, which has an encoder. */
async function asWebp({ png, quality }) {
  const picture = new Image()
  picture.src = `data:image/png;base64,${png}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}

function readme() {
  const subjects = JSON.parse(readFileSync(join(pages, 'subjects.json'), 'utf8'))
  const codes = Object.keys(LANGUAGES)
  const sections = Object.keys(subjects.en).map((name) =>
    [
      `## ${subjects.en[name].subject}`,
      `\`${name}\`, kind \`${subjects.en[name].kind}\``,
      [
        `| ${codes.map((code) => LANGUAGES[code]).join(' | ')} |`,
        `| ${codes.map(() => '---').join(' | ')} |`,
        `| ${codes.map((code) => subjects[code][name].subject).join(' | ')} |`,
        `| ${codes.map((code) => `![${name}, ${code}](${name}.${code}.webp)`).join(' | ')} |`,
      ].join('\n'),
    ].join('\n\n'),
  )
  return `# What the mails look like

Every mail that is sent, as a phone of ${WIDTH} px shows it: in English, in Arabic (right to left), in Japanese and in
German (long words). The pictures are made by \`npx tsx e2e/mail-previews.mjs\` from mails that the product's own code
wrote; make them anew after a change of the layout or of the texts, and look at them.

${sections.join('\n\n')}
`
}
