import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Together they write all languages of the interface; each package brings one folder a weight. */
const FAMILIES = [
  'noto-sans',
  'ibm-plex-sans-arabic',
  'noto-sans-devanagari',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-sc',
]
const REGULAR = '400Regular'
const BOLD = '700Bold'

/** The folders a document's fonts lie in: every family, regular and bold. */
export function fontFolders(): string[] {
  return FAMILIES.flatMap((family) => [
    path.join(folderOf(family), REGULAR),
    path.join(folderOf(family), BOLD),
  ])
}

/** One file a family; its bold has the same characters. */
export function regularFontFiles(): string[] {
  return FAMILIES.flatMap((family) => {
    const folder = path.join(folderOf(family), REGULAR)
    return readdirSync(folder)
      .filter((name) => name.endsWith('.ttf'))
      .map((name) => path.join(folder, name))
  })
}

const folderOf = (family: string) =>
  path.dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${family}/package.json`))
