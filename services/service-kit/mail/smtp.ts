import nodemailer from 'nodemailer'

/** Structured, so that no name or address becomes a header. */
export type Message = {
  /** Without a domain; the same for each attempt, which exposes duplicates. */
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

export type Attachment = { filename: string; contentType: string; content: string }

export type Send = (message: Message) => Promise<void>

export class MailFailure extends Error {
  readonly refused: boolean
  constructor(message: string, refused: boolean) {
    super(message)
    this.name = 'MailFailure'
    this.refused = refused
  }
}

export type Smtp = { send: Send; close: () => void }

export const MAIL_TIME_LIMIT = 11 * 60

/**
 * A server may take ten minutes for a mail (RFC 5321, 4.5.3.2): hanging up sooner sends an arrived mail again.
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

/** Only codes: a server's text can repeat an address, and outlive it in logs and queues. */
function failureOf({ code = 'unknown', responseCode = 0, command }: SmtpError): MailFailure {
  const parts = ['the mail server did not take it:', code, responseCode || '', command ? `after ${command}` : '']
  return new MailFailure(parts.filter(Boolean).join(' '), responseCode >= 500)
}
