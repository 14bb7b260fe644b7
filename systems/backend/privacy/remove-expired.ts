import { controlsOf } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, formNames } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { sensitiveFields } from '@agency/contracts/backend/forms/person.ts'
import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { note } from './audit.ts'

const lock = 7_261_904_119
const unconfirmedDays = 30
const sentMailDays = 90
const auditYears = 7
const breachYears = 2

/** A journey may last as long after the last day that its enquiry names. */
const afterJourneyDays = 30
/** Of an enquiry that names no day. */
const undatedMonths = 6

const journeyDays = formNames.flatMap(form =>
  Object.entries(controlsOf(enquiryForms[form])).flatMap(([name, { kind, unkept }]) =>
    kind === 'day' && !unkept ? [name] : [],
  ),
)
const sensitiveNames = [...sensitiveFields, ...sensitiveFields.map(name => `${name}Consent`)]
const textArray = (names: string[]) =>
  sql`array[${sql.join(
    names.map(name => sql`${name}::text`),
    sql`, `,
  )}]`

/** Returns the number of deleted rows by table. */
export async function removeExpired(pool: Pool, months: number): Promise<Record<string, number>> {
  return withClient(pool, client =>
    drizzle(client).transaction(async db => {
      const { rows } = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as mine`)
      if (!rows[0]?.mine) return {}
      const old = sql`now() - make_interval(months => ${months}::int)`
      const statements = {
        enquiries: sql`delete from backend.enquiries where stored_at < ${old}`,
        'access and diet': sql`update backend.enquiries set fields = fields - ${textArray(sensitiveNames)}
          where fields ?| ${textArray(sensitiveNames)} and now() - make_interval(days => ${afterJourneyDays}::int) > coalesce(
            (select max(value)::timestamptz from jsonb_each_text(fields) where key = any(${textArray(journeyDays)})),
            stored_at + make_interval(months => ${undatedMonths}::int))`,
        mails: sql`delete from backend.mails where state = 'sent' and sent_at < now() - make_interval(days => ${sentMailDays}::int)`,
        subscribers: sql`delete from backend.subscribers where (state = 'left' and changed_at < ${old})
          or (state = 'asked' and asked_at < now() - make_interval(days => ${unconfirmedDays}::int))`,
        'data requests': sql`delete from backend.data_requests where expires_at < now()`,
        'desk sessions': sql`delete from backend.desk_sessions where expires_at < now()`,
        'sign-in attempts': sql`delete from backend.sign_in_attempts where last_at < now() - interval '7 days'`,
        breaches: sql`delete from backend.breaches where written_at < now() - make_interval(years => ${breachYears}::int)`,
        audit: sql`delete from backend.audit where at < now() - make_interval(years => ${auditYears}::int)`,
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

const everyMs = 60 * 60 * 1000

export function startRetention(pool: Pool, months: number, log: Logger): () => void {
  const work = () =>
    removeExpired(pool, months).then(
      removed => Object.keys(removed).length > 0 && log.info({ removed }, 'removed what has expired'),
      error => log.warn({ err: error.message }, 'could not remove what has expired'),
    )
  void work()
  const timer = setInterval(work, everyMs)
  return () => clearInterval(timer)
}
