import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * How the server treats the next mails: takes them, does so but says it only after 32 s, refuses for now or for good, refuses
 * the sender, never answers, or hangs up while reading.
 */
export type Mood = 'take' | 'slow' | 'later' | 'never' | 'stranger' | 'hang' | 'die'

/** Longer than the database leaves a transaction idle. */
const slowMs = 32_000

export type ReceivedMail = Email & { recipients: string[]; raw: string }

export type MailServer = {
  url: string
  received: ReceivedMail[]
  setMood: (mood: Mood) => void
  stop: () => Promise<void>
}

/** A real SMTP server on a free port that keeps what it takes, for tests. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let mood: Mood = 'take'
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_, __, callback) => callback(mood === 'stranger' ? reply(550, 'Not your sender') : null),
    onRcptTo(_, __, callback) {
      if (mood === 'later') callback(reply(451, 'Try again later'))
      else if (mood === 'never') callback(reply(550, 'No such mailbox'))
      else callback()
    },
    onData(stream, session, callback) {
      if (mood === 'die') {
        stream.once('data', () => {
          for (const connection of server.connections) (connection as unknown as Connection)._socket.destroy()
        })
        stream.resume()
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (mood === 'hang') return
        const raw = Buffer.concat(chunks).toString('utf8')
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ ...(await PostalMime.parse(raw)), recipients, raw })
        if (mood === 'slow') setTimeout(callback, slowMs)
        else callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    setMood(next) {
      mood = next
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}

type Connection = { _socket: { destroy: () => void } }

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
