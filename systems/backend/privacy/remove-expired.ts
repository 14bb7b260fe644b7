import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { note } from './audit.ts'

const LOCK = 7_261_904_119
const UNCONFIRMED_DAYS = 30
const SENT_MAIL_DAYS = 90
const AUDIT_YEARS = 7
const BREACH_YEARS = 2

/** Returns the number of deleted rows by table. */
export async function removeExpired(pool: Pool, months: number): Promise<Record<string, number>> {
  return withClient(pool, client =>
    drizzle(client).transaction(async db => {
      const { rows } = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`)
      if (!rows[0]?.mine) return {}
      const old = sql`now() - make_interval(months => ${months}::int)`
      const statements = {
        enquiries: sql`delete from backend.enquiries where stored_at < ${old}`,
        mails: sql`delete from backend.mails where state = 'sent' and sent_at < now() - make_interval(days => ${SENT_MAIL_DAYS}::int)`,
        subscribers: sql`delete from backend.subscribers where (state = 'left' and changed_at < ${old})
          or (state = 'asked' and asked_at < now() - make_interval(days => ${UNCONFIRMED_DAYS}::int))`,
        'data requests': sql`delete from backend.data_requests where expires_at < now()`,
        breaches: sql`delete from backend.breaches where written_at < now() - make_interval(years => ${BREACH_YEARS}::int)`,
        audit: sql`delete from backend.audit where at < now() - make_interval(years => ${AUDIT_YEARS}::int)`,
      }
      const removed: Record<string, number> = {}
      for (const [name, statement] of Object.entries(statements)) {
        const count = (await db.execute(statement)).rowCount ?? 0
        if (count > 0) removed[name] = count
      }
      if (Object.keys(removed).length > 0) await note(db, 'retention', removed)
      return removed
    }),
  )
}

const EVERY_MS = 60 * 60 * 1000

export function startRetention(pool: Pool, months: number, log: Logger): () => void {
  const work = () =>
    removeExpired(pool, months).then(
      removed => Object.keys(removed).length > 0 && log.info({ removed }, 'removed what has expired'),
      error => log.warn({ err: error.message }, 'could not remove what has expired'),
    )
  void work()
  const timer = setInterval(work, EVERY_MS)
  return () => clearInterval(timer)
}
