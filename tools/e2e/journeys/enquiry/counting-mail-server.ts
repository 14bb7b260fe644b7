import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How often each mail left, by its Message-ID, and which enquiry it is about. */
export type Sent = Map<string, { times: number; reference: string }>

/** A real SMTP server on a free port that takes every mail and notes which left how often. */
export async function startCountingMailServer(): Promise<{
  url: string
  left: Sent
  stop: () => Promise<void>
}> {
  const left: Sent = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString('utf8')
        const id = /^Message-ID: (.+)$/im.exec(mail)?.[1] ?? ''
        const reference = /^X-Reference: (.+)$/im.exec(mail)?.[1]?.trim() ?? ''
        left.set(id, { times: (left.get(id)?.times ?? 0) + 1, reference })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    left,
    stop: () => new Promise(resolve => server.close(() => resolve(undefined))),
  }
}
