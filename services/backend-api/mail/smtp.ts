import nodemailer from 'nodemailer'
import type { Identity } from './identity.ts'
import { type Letter, letterAsHtml, letterAsText } from './letter.ts'

/** Hands a letter to the mail server. Rejects with a `MailFailure`. */
export type Send = (id: string, letter: Letter, identity: Identity) => Promise<void>

/** A mail that the server did not take. `refused`: it said that it never will. */
export class MailFailure extends Error {
  readonly refused: boolean
  constructor(message: string, refused: boolean) {
    super(message)
    this.name = 'MailFailure'
    this.refused = refused
  }
}

export type Smtp = { send: Send; close: () => void }

/**
 * Connects to a mail server when there is something to send, by at most four connections.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param patienceMs Longest time for one mail, whatever the server does.
 */
export function createSmtp(url: string, patienceMs = 45_000): Smtp {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A pooled connection that breaks while idle tells it here; the next mail opens a new one.
  transport.on('error', () => {})
  return {
    async send(id, letter, { brand, from }) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new MailFailure('the mail server took too long', false)), patienceMs)
      })
      try {
        await Promise.race([transport.sendMail(messageOf(id, letter, { brand, from })), late])
      } catch (error) {
        if (error instanceof MailFailure) throw error
        const { message, responseCode = 0 } = error as Error & { responseCode?: number }
        throw new MailFailure(message, responseCode >= 500)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}

/** Names and addresses go in as such, so that nothing in them can become a header or a second recipient. */
function messageOf(id: string, letter: Letter, { brand, from }: Pick<Identity, 'brand' | 'from'>) {
  return {
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    from: { name: brand, address: from },
    to: { name: '', address: letter.to },
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: letter.subject,
    headers: letter.headers,
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  }
}
