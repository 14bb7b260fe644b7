import { SMTPServer } from 'smtp-server'

/**
 * A real SMTP server on a free port that takes every mail and notes which left how often.
 *
 * @returns {Promise<{ url: string, left: Map<string, { times: number, reference: string }>, stop: () => Promise<void> }>}
 *   `left` by Message-ID
 */
export async function startCountingMailServer() {
  /** @type {Map<string, { times: number, reference: string }>} */
  const left = new Map()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, callback) {
      /** @type {Buffer[]} */
      const chunks = []
      stream.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk))
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
  const address = /** @type {import('node:net').AddressInfo} */ (server.server.address())
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    left,
    stop: () => new Promise(resolve => server.close(() => resolve(undefined))),
  }
}
