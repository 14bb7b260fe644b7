import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { type JobQueues, openJobQueues } from '@agency/service-kit/jobs/job-queues.ts'
import { mailRules } from '@agency/service-kit/mail/mail-jobs.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { mails } from '../database/tables.ts'

export type MailQueue = JobQueues<{ mail: { mail: string } }>

export type MailKind = NewMail['kind']

type NewMail = typeof mails.$inferInsert

export const openMailQueue = (pool: Pool, log: Logger): MailQueue =>
  openJobQueues({ pool, schema: 'backend_jobs', queues: { mail: mailRules }, log })

export async function queueMails(db: NodePgDatabase, queue: MailQueue, added: NewMail[]): Promise<void> {
  const values = added.map(mail => ({ ...mail, state: 'queued' as const }))
  const rows = await db.insert(mails).values(values).returning({ mail: mails.id })
  await queue.enqueue(db, 'mail', rows)
}

/** Moves mails of versions without a queue: waiting ones at their due time, and dead ones. */
export async function adoptMails(pool: Pool, queue: MailQueue): Promise<number> {
  return withClient(pool, client =>
    drizzle(client).transaction(async db => {
      const { rows } = await db.execute<{ mail: string; before: 'waiting' | 'dead'; due: string }>(sql`
        with left_over as (select id, state, due_at from backend.mails where state in ('waiting', 'dead') for update)
        update backend.mails set state = 'queued' from left_over where mails.id = left_over.id
        returning mails.id as mail, left_over.state as before, left_over.due_at as due`)
      for (const { mail, before, due } of rows) {
        if (before === 'dead') await queue.enqueueDead(db, 'mail', [{ mail }])
        else await queue.enqueue(db, 'mail', [{ mail }], { startAfter: new Date(due) })
      }
      return rows.length
    }),
  )
}
