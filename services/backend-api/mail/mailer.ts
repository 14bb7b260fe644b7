import type { Pool } from '@agency/service-kit/database/database.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { Compose } from './compose.ts'
import type { Identity } from './identity.ts'
import { type DueMail, markFailed, markSent, takeDue } from './outbox.ts'
import { MailFailure, type Send } from './smtp.ts'

export type MailerOptions = {
  pool: Pool
  compose: Compose
  identity: () => Promise<Identity>
  send: Send
  log: Logger
  /** Longer than one mail can take; a killed process's mails are free again after it. */
  leaseSeconds?: number
}

export type Mailer = { wake: () => void; stop: () => Promise<void> }

const AT_ONCE = 4
const LOOK_EVERY_MS = 1000
/** Sent but not noted means sent twice, so noting is tried for a while. */
const NOTE_ATTEMPTS = 10

/** Sends what stands in the outbox, until stopped. Each mail leaves at least once, and hardly ever twice. */
export function startMailer({ pool, compose, identity, send, log, leaseSeconds = 60 }: MailerOptions): Mailer {
  let stopping = false
  let wake = () => {}

  const pause = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run() {
    while (!stopping) {
      const due = await takeDue(pool, AT_ONCE, leaseSeconds).catch(() => [])
      await Promise.all(due.map(deliver))
      if (due.length === 0 && !stopping) await pause(LOOK_EVERY_MS)
    }
  }

  async function deliver(mail: DueMail) {
    try {
      const letter = await compose(mail)
      if (letter) await send(mail.id, letter, await identity())
    } catch (error) {
      await fail(mail, error as Error)
      return
    }
    await note(mail)
  }

  async function fail(mail: DueMail, error: Error) {
    const refused = error instanceof MailFailure && error.refused
    const line = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, err: error.message }
    try {
      const dead = await markFailed(pool, mail, error.message, refused)
      if (dead) log.error(line, 'a mail was given up; see "npm run mail -- dead"')
      else log.warn(line, 'a mail was not taken and will be tried again')
    } catch {
      // The database is away; the mail is due again when its lease ends.
      log.warn(line, 'a mail was not taken')
    }
  }

  async function note(mail: DueMail) {
    for (let attempt = 1; attempt <= NOTE_ATTEMPTS; attempt++) {
      try {
        return await markSent(pool, mail.id)
      } catch {
        await new Promise(resolve => setTimeout(resolve, 1000))
      }
    }
    log.error({ mail: mail.id }, 'a mail was sent but that could not be noted; it may be sent again')
  }

  const running = run()
  return {
    wake: () => wake(),
    async stop() {
      stopping = true
      wake()
      await running
    },
  }
}
