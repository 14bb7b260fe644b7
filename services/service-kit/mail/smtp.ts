import nodemailer from 'nodemailer'

/** A mail as the mail server gets it. Names and addresses go in as such, so that nothing in them becomes a header. */
export type Message = {
  /** Without a domain; the same for each attempt, which makes a mail that left twice visible as one. */
  id: string
  from: { name: string; address: string }
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  headers?: Record<string, string>
  text: string
  html?: string
  attachments?: Attachment[]
}

/** A file that comes with a mail. */
export type Attachment = { filename: string; contentType: string; content: string }

/** Hands a mail to the mail server. Rejects with a `MailFailure`. */
export type Send = (message: Message) => Promise<void>

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

/** The time limit of one mail, in seconds. */
export const MAIL_TIME_LIMIT = 11 * 60

/**
 * Connects to a mail server when there is something to send, by at most four connections. A server may think for ten
 * minutes about a mail (RFC 5321, 4.5.3.2): hanging up sooner sends a mail again that has arrived.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 */
export function createSmtp(url: string, timeLimitMs = MAIL_TIME_LIMIT * 1000): Smtp {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    socketTimeout: 600_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A pooled connection that breaks while idle tells it here; the next mail opens a new one.
  transport.on('error', () => {})
  return {
    async send({ id, to, ...message }) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new MailFailure('the mail server took too long', false)), timeLimitMs)
      })
      const messageId = `<${id}@${message.from.address.split('@').at(-1)}>`
      const mail = { ...message, messageId, to: { name: '', address: to } }
      try {
        await Promise.race([transport.sendMail(mail), late])
      } catch (error) {
        throw error instanceof MailFailure ? error : failureOf(error as SmtpError)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

/** Only codes: what a mail server says can repeat an address, and outlive it in logs and queues. */
function failureOf({ code = 'unknown', responseCode = 0, command }: SmtpError): MailFailure {
  const parts = ['the mail server did not take it:', code, responseCode || '', command ? `after ${command}` : '']
  return new MailFailure(parts.filter(Boolean).join(' '), responseCode >= 500)
}
