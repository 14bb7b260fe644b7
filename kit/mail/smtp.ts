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
  /** The recipient or the mail was refused, not our log-in or our sender. */
  readonly isAboutRecipient: boolean
  constructor(message: string, refused: boolean, isAboutRecipient = false) {
    super(message)
    this.name = 'MailFailure'
    this.refused = refused
    this.isAboutRecipient = isAboutRecipient
  }
}

export type Smtp = { send: Send; close: () => void }

export const mailTimeLimit = 11 * 60

export type Dkim = { domainName: string; keySelector: string; privateKey: string }

/** One-click unsubscribing needs its two headers in the signature (RFC 8058); nodemailer would sign the first alone. */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post'

export type SmtpOptions = { timeLimitMs?: number | undefined; dkim?: Dkim | undefined }

/**
 * A server may take ten minutes for a mail (RFC 5321, 4.5.3.2): hanging up sooner sends an arrived mail again.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 */
export function createSmtp(url: string, { timeLimitMs = mailTimeLimit * 1000, dkim }: SmtpOptions = {}): Smtp {
  const transport = nodemailer.createTransport({
    url,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
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
    async send({ id, to, headers = {}, ...message }) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new MailFailure('the mail server took too long', false)), timeLimitMs)
      })
      const messageId = `<${id}@${message.from.address.split('@').at(-1)}>`
      // Prepared: nodemailer would fold a long address of a header in two.
      const whole = Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } }))
      const mail = { ...message, messageId, to: { name: '', address: to }, headers: whole }
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
  return new MailFailure(parts.filter(Boolean).join(' '), responseCode >= 500, /^(?:RCPT TO|DATA)$/.test(command ?? ''))
}
