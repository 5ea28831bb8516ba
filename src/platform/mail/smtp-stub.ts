import net from 'node:net'

export type ReceivedMail = { from: string; to: string[]; source: string }

export type SmtpStub = {
  url: string
  received: ReceivedMail[]
  close(): Promise<void>
}

/**
 * A mail server on loopback, for tests.
 * @param answer may answer a command (`RCPT TO:<a@b.org>`) in the server's stead, such as `451 Later`
 */
export async function startSmtpStub(
  answer: (command: string) => string | undefined = () => undefined,
): Promise<SmtpStub> {
  const received: ReceivedMail[] = []
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    talk(socket, answer, received)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function talk(
  socket: net.Socket,
  answer: (command: string) => string | undefined,
  received: ReceivedMail[],
): void {
  let mail: ReceivedMail = { from: '', to: [], source: '' }
  let inData = false
  let unread = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const obey = (command: string) => {
    const verb = command.slice(0, 4).toUpperCase()
    const address = /<(.*?)>/.exec(command)?.[1] ?? ''
    if (verb === 'MAIL') mail = { from: address, to: [], source: '' }
    if (verb === 'RCPT') mail.to.push(address)
    inData = verb === 'DATA'
    return inData ? '354 Go on' : '250 OK'
  }
  const readLine = (line: string) => {
    if (!inData) return say(answer(line) ?? obey(line))
    if (line !== '.') {
      mail.source += `${line.replace(/^\./, '')}\r\n`
      return true
    }
    inData = false
    received.push(mail)
    return say('250 Taken')
  }
  say('220 stub')
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (unread + chunk).split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  })
}

/** A header as a person sees it: unfolded, its encoded words (RFC 2047) read. */
export function headerOf(mail: ReceivedMail, name: string): string | undefined {
  const head = (mail.source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  const line = head
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, readWords)
}

function readWords(words: string): string {
  const parts = [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)]
  return Buffer.concat(
    parts.map(([, encoding, text = '']) =>
      encoding?.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : bytesOf(text.replaceAll('_', ' ')),
    ),
  ).toString()
}

/** The text of the part with that content type, its transfer encoding undone. */
export function partOf(mail: ReceivedMail, contentType: string): string | undefined {
  const boundary = /boundary="([^"]+)"/.exec(mail.source)?.[1]
  if (!boundary) return undefined
  for (const part of mail.source.split(`--${boundary}`)) {
    const [head = '', ...body] = part.split('\r\n\r\n')
    if (!head.toLowerCase().includes(`content-type: ${contentType}`)) continue
    const text = body.join('\r\n\r\n').trim()
    if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString()
    return (
      /quoted-printable/i.test(head) ? bytesOf(text.replace(/=\r\n/g, '')).toString() : text
    ).replaceAll('\r\n', '\n')
  }
  return undefined
}

const bytesOf = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  )
