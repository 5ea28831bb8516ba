import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { GlossaryFile } from '../../features/glossary/contract.ts'
import { glossaryFileSchema } from '../../features/glossary/contract.ts'
import {
  canPronounce,
  espeakVoiceOf,
  pronounce,
  pronunciationFile,
  strangeSigns,
} from '../../features/glossary/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { writeWholeFile } from '../../platform/files/write-whole-file.server.ts'
import {
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../../platform/knowledge/read-knowledge.server.ts'
import type { Command } from './command.ts'

const ESPEAK = 'espeak-ng'

/** Writes how each term of the glossary sounds; only building needs eSpeak NG, the product reads what was written. */
export const glossaryPronounceCommand: Command = async (_args, { out, err }) => {
  const { knowledgeDir } = readConfig()
  const version =
    runEspeak(['--version']).match(/text-to-speech: (\S+)/)?.[1] ?? 'of unknown version'
  const files = listKnowledgeFiles(path.join(knowledgeDir, 'glossary')).map((file) =>
    readKnowledgeFile(file, glossaryFileSchema),
  )
  const spoken = files.filter(({ language }) => canPronounce(language))
  const made = spoken.map((file) => [file.language, pronounceTerms(file)] as const)
  const strange = made.flatMap(([language, said]) =>
    Object.entries(said).flatMap(([read, ipa]) => {
      const signs = strangeSigns(language, ipa)
      return signs.length > 0 ? [`${language} ${read}: ${ipa} holds ${signs.join(' ')}`] : []
    }),
  )
  for (const line of strange) err(line)
  if (strange.length > 0) return 1
  const content = {
    madeWith: `eSpeak NG ${version}; Chinese, Japanese, Korean and Arabic by rules from their reading`,
    ipa: Object.fromEntries(made),
  }
  writeWholeFile(pronunciationFile(knowledgeDir), `${JSON.stringify(content, null, 2)}\n`)
  for (const [language, said] of made) out(`${language} ${Object.keys(said).length}`)
  return 0
}

/** IPA by what is read, for the terms that do not give it themselves. */
function pronounceTerms({ language, terms }: GlossaryFile): Record<string, string> {
  const read = terms.filter(({ ipa }) => ipa === undefined).map((term) => term.reading ?? term.term)
  const voice = espeakVoiceOf(language)
  const heard = voice === undefined ? new Map<string, string>() : hear(voice, read)
  const ask = (_voice: string, text: string) => heard.get(text) ?? ''
  return Object.fromEntries(read.map((text) => [text, pronounce(language, text, ask)]))
}

/** All at once, each in a paragraph of its own: starting the program takes longer than speaking. */
function hear(voice: string, texts: readonly string[]): Map<string, string> {
  const lines = runEspeak(['-q', '-v', voice, '--ipa', '--sep=_'], texts.join('\n\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length !== texts.length) {
    throw new Error(
      `${ESPEAK} read ${lines.length} of ${texts.length} terms with the voice ${voice}`,
    )
  }
  return new Map(texts.map((text, at) => [text, lines[at] ?? '']))
}

function runEspeak(args: string[], input = ''): string {
  const { error, status, stdout, stderr } = spawnSync(ESPEAK, args, { input, encoding: 'utf8' })
  if (error) throw new Error(`${ESPEAK} cannot be run: ${error.message}`)
  if (status !== 0) throw new Error(`${ESPEAK} failed: ${stderr}`)
  return stdout
}
