import { expect, it } from 'vitest'
import { startSmtpStub } from './smtp-stub.ts'
import { createSmtpTransport } from './smtp-transport.server.ts'

const mail = {
  id: '00000000-0000-4000-8000-000000000001',
  from: { name: '', address: 'no-reply@example.com' },
  to: 'ana@example.org',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
  language: 'en',
}

it('a repeated mail carries the same message id', async () => {
  const stub = await startSmtpStub()
  const transport = createSmtpTransport(stub.url)
  expect(await transport.send(mail)).toBe('sent')
  expect(await transport.send(mail)).toBe('sent')
  const ids = stub.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1])
  expect(ids).toEqual([`<${mail.id}@example.com>`, `<${mail.id}@example.com>`])
  await stub.close()
})

it('only a final no to the recipient is a refusal; all else may pass', async () => {
  const replies = { 'RCPT TO': ['450', '550'], 'MAIL FROM': ['550'], DATA: ['554'] }
  const outcomes: string[] = []
  for (const [command, codes] of Object.entries(replies)) {
    for (const code of codes) {
      const stub = await startSmtpStub((said) =>
        said.startsWith(command) ? `${code} No` : undefined,
      )
      const outcome = await createSmtpTransport(stub.url)
        .send(mail)
        .catch(() => 'failed')
      outcomes.push(`${command} ${code}: ${outcome}`)
      await stub.close()
    }
  }
  expect(outcomes).toEqual([
    'RCPT TO 450: failed',
    'RCPT TO 550: refused',
    'MAIL FROM 550: failed',
    'DATA 554: failed',
  ])
})

it('a password is not sent to another host without encryption', async () => {
  const said: string[] = []
  const stub = await startSmtpStub((command) => {
    said.push(command)
    if (command.startsWith('EHLO')) return '250-stub\r\n250 AUTH PLAIN LOGIN'
    return command === 'STARTTLS' ? '502 No' : undefined
  })
  // 0.0.0.0 reaches the stub, but is no loopback name.
  const { port } = new URL(stub.url)
  const transport = createSmtpTransport(`smtp://user:secret@0.0.0.0:${port}`)
  await expect(transport.send(mail)).rejects.toThrow()
  expect(said.join()).toContain('EHLO')
  expect(said.join()).not.toContain('AUTH')
  expect(stub.received).toHaveLength(0)
  await stub.close()
})

it('a server address that cannot be read is named without its password', () => {
  const failing = () => createSmtpTransport('smtp://user:pass word@[broken')
  expect(failing).toThrow('SMTP_URL')
  expect(failing).not.toThrow('pass word')
})
