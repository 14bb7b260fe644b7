import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { asc, eq, lte, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { type BookingDatabase, transaction } from '../database/booking-database.ts'
import { mails } from '../database/sign-in-tables.ts'

export type MailSenderOptions = { db: BookingDatabase; smtpUrl: string; from: string; log: Logger }

const LOOK_EVERY_MS = 2000
const LONGEST_PAUSE_MINUTES = 60

/** Sends the mails of the outbox until stopped. One that cannot be sent is tried again later and later. */
export function startMailSender({ db, smtpUrl, from, log }: MailSenderOptions): { stop: () => void } {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const look = async () => {
    try {
      while (!stopped && (await sendNext())) {
        // Until the outbox is empty.
      }
    } catch (error) {
      log.warn({ code: (error as { code?: string }).code }, 'the outbox cannot be read')
    }
    if (!stopped) timer = setTimeout(look, LOOK_EVERY_MS)
  }

  /** Sends the mail that has waited longest; false when none is due. The lock keeps two processes from sending it twice. */
  const sendNext = () =>
    transaction(db, async tx => {
      const due = tx.select().from(mails).where(lte(mails.nextAttemptAt, sql`now()`)).orderBy(asc(mails.id)).limit(1)
      const [mail] = await due.for('update', { skipLocked: true })
      if (mail === undefined) return false
      const { id, recipient: to, subject, text, attempts } = mail
      try {
        await transport.sendMail({ from, to, subject, text, disableFileAccess: true, disableUrlAccess: true })
        await tx.delete(mails).where(eq(mails.id, id))
      } catch (error) {
        // Only the code: an answer of a mail server can repeat the address, and with it what was sent.
        log.warn({ mail: id, attempts: attempts + 1, code: (error as { code?: string }).code }, 'a mail was not sent')
        const minutes = Math.min(LONGEST_PAUSE_MINUTES, 2 ** attempts)
        const later = sql`now() + make_interval(mins => ${minutes})`
        await tx
          .update(mails)
          .set({ attempts: attempts + 1, nextAttemptAt: later })
          .where(eq(mails.id, id))
      }
      return true
    })

  void look()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      transport.close()
    },
  }
}
