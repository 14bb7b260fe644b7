import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { canSignIn, users } from '../../../database/people-tables.ts'
import { lastRequest, type PublishRequest } from '../../../database/publishing/publish-requests.ts'
import { leftOut, releasesById } from '../../../database/publishing/releases.ts'
import { nodes } from '../../../database/tables.ts'
import { drafts } from '../../../database/versions.ts'
import { namesOf } from '../../audit/audit.ts'
import type { PageMail, RequestMail, StudioQueue } from './studio-queue.ts'

/** Mails join the queue as part of a transaction. */
export type Outbox = { tx: Transaction; queue: StudioQueue }

/** Mails publishers and administrators who want mails that a page waits. */
export async function mailPublishers({ tx, queue }: Outbox, { key, by }: PublishRequest): Promise<void> {
  const mayPublish = inArray(users.role, ['publisher', 'administrator'])
  const wanting = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(mayPublish, canSignIn, users.wantsMails, ne(users.id, by)))
  const jobs = wanting.map(({ id }) => ({ user: id, about: 'waiting' as const, key }))
  if (jobs.length > 0) await queue.enqueue(tx, 'mail', jobs)
}

/** Mails the writer the outcome of their request, if they want mails and did not end it themselves. */
export async function mailAsker({ tx, queue }: Outbox, { key, by, state, endedBy }: PublishRequest): Promise<void> {
  if (by !== endedBy) await mailIfWanted({ tx, queue }, { user: by, about: state, key })
}

/** Skips users who are blocked or want no mails. */
export async function mailIfWanted({ tx, queue }: Outbox, mail: PageMail): Promise<void> {
  const isWanting = and(eq(users.id, mail.user), users.wantsMails, isNull(users.blockedAt))
  const wanting = await tx.select({ id: users.id }).from(users).where(isWanting)
  if (wanting.length > 0) await queue.enqueue(tx, 'mail', [mail])
}

/** Undefined if the page was deleted, or the request has another state by now. */
export async function requestMail(
  db: ContentDatabase,
  { about, key, user }: { about: RequestMail; key: string; user: string },
) {
  const request = await lastRequest(db, key)
  const name = await newestName(db, key)
  if (request?.state !== about || name === undefined) return undefined
  const { by, endedBy, note, answer } = request
  if (about !== 'waiting' && by !== user) return undefined
  const names = await namesOf(db, [by, endedBy ?? ''])
  const [asker = '', ender = ''] = [names.get(by), names.get(endedBy ?? '')]
  const left = leftOut((await releasesById(db, [key])).get(key), request).map(page => ` without “${page.name}”`)
  const lines = {
    waiting: { subject: 'Please publish', text: `${asker} asks you to publish “${name}”.`, note },
    sentBack: { subject: 'Sent back', text: `${ender} sent “${name}” back to you.`, note: answer },
    published: {
      subject: 'Published',
      text: `${ender} published “${name}”${left.join(' and')}, as you asked.`,
      note: '',
    },
  }[about]
  return { ...lines, subject: `${lines.subject}: ${name}` }
}

async function newestName(db: ContentDatabase, key: string): Promise<string | undefined> {
  const [draft] = await drafts(db, [key])
  const [row] = await db
    .select({ name: nodes.name })
    .from(nodes)
    .where(and(eq(nodes.key, key), isNull(nodes.deletedAt)))
  return draft?.state.name ?? row?.name ?? (await releasesById(db, [key])).get(key)?.name
}
