import type { Pool } from '@agency/service-kit/database/database.ts'

export type MailKind = 'desk' | 'receipt' | 'confirm' | 'welcome'

/** A mail that this process may send now. */
export type DueMail = {
  id: string
  kind: MailKind
  enquiryId: string | null
  subscriberId: string | null
  attempts: number
}

/** Seconds until the next attempt; the last one repeats. All together about three days. */
const PAUSES = [5, 15, 60, 300, 900, 1800, 3600, 7200, 14_400]
const MOST_ATTEMPTS = 26
/** A server that refuses for good is asked again twice: its set-up may have been the mistake. */
const MOST_REFUSALS = 3

/**
 * Takes mails that are due, for `leaseSeconds`. A process that is killed while sending gives them back by that. Several
 * processes never get the same one: rows that another one is taking are skipped.
 */
export async function takeDue(pool: Pool, count: number, leaseSeconds: number): Promise<DueMail[]> {
  const { rows } = await pool.query<DueMail>(
    `update backend.mails set attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
     where id in (
       select id from backend.mails where state = 'waiting' and due_at <= now()
       order by due_at limit $1 for update skip locked
     )
     returning id, kind, enquiry_id as "enquiryId", subscriber_id as "subscriberId", attempts`,
    [count, leaseSeconds],
  )
  return rows
}

/** Notes that a mail was accepted by the mail server. */
export async function markSent(pool: Pool, id: string): Promise<void> {
  await pool.query(`update backend.mails set state = 'sent', sent_at = now(), last_error = null where id = $1`, [id])
}

/**
 * Notes that a mail was not accepted: it is tried again later, or put aside as dead.
 * @param refused Whether the server refused it for good.
 * @returns Whether it is dead now.
 */
export async function markFailed(pool: Pool, mail: DueMail, reason: string, refused: boolean): Promise<boolean> {
  const dead = mail.attempts >= (refused ? MOST_REFUSALS : MOST_ATTEMPTS)
  const pause = PAUSES[Math.min(mail.attempts, PAUSES.length) - 1] ?? 5
  await pool.query(
    `update backend.mails set state = $2, last_error = $3, due_at = now() + make_interval(secs => $4) where id = $1`,
    [mail.id, dead ? 'dead' : 'waiting', reason.slice(0, 500), pause],
  )
  return dead
}

export type DeadMail = { id: string; kind: MailKind; createdAt: Date; attempts: number; lastError: string | null }

/** Mails that were given up. */
export async function deadMails(pool: Pool): Promise<DeadMail[]> {
  const { rows } = await pool.query<DeadMail>(
    `select id, kind, created_at as "createdAt", attempts, last_error as "lastError"
     from backend.mails where state = 'dead' order by created_at`,
  )
  return rows
}

/** Puts every dead mail back into the queue. @returns How many. */
export async function reviveDead(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update backend.mails set state = 'waiting', attempts = 0, due_at = now() where state = 'dead'`,
  )
  return rowCount ?? 0
}
