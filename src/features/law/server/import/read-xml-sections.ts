import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { ImportError, type SectionRow, sectionRow } from './section-row.ts'

/** How a format of official texts names its parts. */
type XmlFormat = {
  /** Elements that are a section, without their namespace. */
  sections: ReadonlySet<string>
  /** Elements whose content is not the law's own: notes, amendments quoted in full. */
  skipped: ReadonlySet<string>
  /** Where the act's title stands, first one wins. */
  titles: ReadonlySet<string>
}

/** United States Legislative Markup, as the U.S. Code is published. */
export const USLM: XmlFormat = {
  sections: new Set(['section']),
  skipped: new Set(['note', 'notes', 'quotedContent', 'sourceCredit', 'toc', 'footnote']),
  titles: new Set(['title']),
}

/** Akoma Ntoso (OASIS LegalDocML), as many parliaments publish. */
export const AKOMA_NTOSO: XmlFormat = {
  sections: new Set(['section', 'article']),
  skipped: new Set(['quotedStructure', 'quotedText', 'authorialNote', 'note', 'toc']),
  titles: new Set(['docTitle', 'shortTitle']),
}

/** No law nests deeper; a file that does is an attack on the reader. */
const MAX_DEPTH = 256
/** Between two tags there is never more text than this. */
const MAX_SILENT_BYTES = 16 * 1024 * 1024

type Open = { line: number; number: string; numberAsValue: string; heading: string; text: string }

/**
 * Reads the sections of an official XML file one by one, whatever its size. Of sections inside a section the outer
 * one counts, unless it only groups them. Entities a file declares itself are never expanded.
 * @param actTitle overrides the title the file gives itself
 * @throws ImportError when the file is not well-formed XML; what came before was already given
 */
export async function* readXmlSections(
  file: string,
  format: XmlFormat,
  actTitle: string | undefined,
  onBytes: (bytes: number) => void,
): AsyncGenerator<SectionRow> {
  const reading = new SectionReading(file, format, actTitle)
  const source = createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })
  try {
    for await (const chunk of source as AsyncIterable<string>) {
      reading.write(chunk)
      onBytes(Buffer.byteLength(chunk))
      yield* reading.take()
    }
    reading.end()
    yield* reading.take()
  } finally {
    source.destroy()
  }
}

/** Follows the tags of one file. A class, because the parser calls back into what it has seen so far. */
class SectionReading {
  readonly #parser = new SaxesParser()
  readonly #path: string[] = []
  #skipDepth: number | undefined
  #section: Open | undefined
  #sectionDepth = 0
  #title = ''
  #titleDone = false
  #ready: SectionRow[] = []
  #silentBytes = 0
  readonly #file: string
  readonly #format: XmlFormat
  readonly #actTitle: string | undefined

  constructor(file: string, format: XmlFormat, actTitle: string | undefined) {
    this.#file = file
    this.#format = format
    this.#actTitle = actTitle
    this.#parser.on('error', (error) => this.#refuse(error.message.replace(/^\d+:\d+: /, '')))
    this.#parser.on('doctype', (doctype) => {
      if (/<!ENTITY/i.test(doctype)) this.#refuse('the file declares entities of its own')
    })
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(localName(name), attributes))
    this.#parser.on('closetag', ({ name }) => this.#close(localName(name)))
    this.#parser.on('text', (text) => this.#text(text))
    this.#parser.on('cdata', (text) => this.#text(text))
  }

  write(chunk: string): void {
    this.#silentBytes += chunk.length
    if (this.#silentBytes > MAX_SILENT_BYTES) this.#refuse('there is no tag for too long')
    this.#parser.write(chunk)
  }

  end(): void {
    this.#parser.close()
  }

  take(): SectionRow[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#silentBytes = 0
    this.#path.push(name)
    if (this.#path.length > MAX_DEPTH) this.#refuse('the tags are nested too deeply')
    if (this.#skipDepth !== undefined) return
    if (this.#format.skipped.has(name)) this.#skipDepth = this.#path.length
    else if (this.#format.sections.has(name) && this.#isOnlyGrouping()) {
      this.#section = {
        line: this.#parser.line,
        number: '',
        numberAsValue: '',
        heading: '',
        text: '',
      }
      this.#sectionDepth = this.#path.length
    } else if (this.#isOwn('num') && this.#section) {
      this.#section.numberAsValue = attributes['value'] ?? ''
    } else if (this.#section) this.#section.text += ' '
  }

  /** No section is open, or the open one has said nothing yet: then it only groups those inside it. */
  #isOnlyGrouping(): boolean {
    return this.#section === undefined || this.#section.text.trim() === ''
  }

  #close(name: string): void {
    this.#silentBytes = 0
    if (this.#section && this.#path.length === this.#sectionDepth) {
      this.#finish(this.#section)
      this.#section = undefined
    }
    if (this.#skipDepth === this.#path.length) this.#skipDepth = undefined
    if (this.#format.titles.has(name) && this.#title.trim()) this.#titleDone = true
    this.#path.pop()
  }

  #text(text: string): void {
    this.#silentBytes = 0
    if (this.#skipDepth !== undefined) return
    const section = this.#section
    if (!section) {
      const isTitle = this.#path.some((name) => this.#format.titles.has(name))
      if (isTitle && !this.#titleDone && !this.#path.includes('body')) this.#title += text
    } else if (this.#isOwn('num')) section.number += text
    else if (this.#isOwn('heading')) section.heading += text
    else section.text += text
  }

  /** Whether the open tag is a direct part of the section, and not of a subsection in it. */
  #isOwn(name: string): boolean {
    return this.#section !== undefined && this.#path[this.#sectionDepth] === name
  }

  #finish(section: Open): void {
    const act = this.#actTitle ?? this.#title
    const number = section.numberAsValue || bareNumber(section.number)
    this.#ready.push(sectionRow(section.line, { ...section, act, section: number }))
  }

  #refuse(reason: string): never {
    throw new ImportError(this.#file, this.#parser.line, reason)
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** `§ 1983.` and `Article 12` -> 1983, 12 */
function bareNumber(text: string): string {
  return text
    .trim()
    .replace(/^(?:§+|sections?|sec\.|articles?|art\.|artículo|artikel)\s*/i, '')
    .replace(/[.\s—–-]+$/, '')
}
