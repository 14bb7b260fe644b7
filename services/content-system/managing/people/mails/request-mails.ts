import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../../database/content-database.ts'
import { canSignIn, users } from '../../../database/people-tables.ts'
import { lastRequest, type PublishRequest } from '../../../database/publishing/publish-requests.ts'
import { namesOfReleases } from '../../../database/publishing/releases.ts'
import { nodes } from '../../../database/tables.ts'
import { drafts } from '../../../database/versions.ts'
import { namesOf } from '../../audit/audit.ts'
import type { PageMail, RequestMail, StudioQueue } from './studio-queue.ts'

/** Where a mail is added to the queue, as part of a transaction. */
export type Outbox = { tx: Transaction; queue: StudioQueue }

/** Tells everyone who may publish, and wants mails, that a page waits. */
export async function mailPublishers({ tx, queue }: Outbox, { key, by }: PublishRequest): Promise<void> {
  const mayPublish = inArray(users.role, ['publisher', 'administrator'])
  const wanting = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(mayPublish, canSignIn, users.wantsMails, ne(users.id, by)))
  const jobs = wanting.map(({ id }) => ({ user: id, about: 'waiting' as const, key }))
  if (jobs.length > 0) await queue.enqueue(tx, 'mail', jobs)
}

/** Tells the user who asked what became of it, if they want mails and did not do it themselves. */
export async function mailAsker({ tx, queue }: Outbox, { key, by, state, endedBy }: PublishRequest): Promise<void> {
  if (by !== endedBy) await mailIfWanted({ tx, queue }, { user: by, about: state, key })
}

/** Adds a mail about a page for a user who wants such mails and is not blocked. */
export async function mailIfWanted({ tx, queue }: Outbox, mail: PageMail): Promise<void> {
  const isWanting = and(eq(users.id, mail.user), users.wantsMails, isNull(users.blockedAt))
  const wanting = await tx.select({ id: users.id }).from(users).where(isWanting)
  if (wanting.length > 0) await queue.enqueue(tx, 'mail', [mail])
}

/** What a mail to a user says when it leaves; undefined if the page has gone, or the request no longer stands so. */
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
  const said = {
    waiting: { subject: 'Please publish', text: `${asker} asks you to publish “${name}”.`, note },
    sentBack: { subject: 'Sent back', text: `${ender} sent “${name}” back to you.`, note: answer },
    published: { subject: 'Published', text: `${ender} published “${name}”, as you asked.`, note: '' },
  }[about]
  return { ...said, subject: `${said.subject}: ${name}` }
}

/** What a page is called in its newest version, or a release; undefined if it has gone. */
async function newestName(db: ContentDatabase, key: string): Promise<string | undefined> {
  const [draft] = await drafts(db, [key])
  const [row] = await db
    .select({ name: nodes.name })
    .from(nodes)
    .where(and(eq(nodes.key, key), isNull(nodes.deletedAt)))
  return draft?.state.name ?? row?.name ?? (await namesOfReleases(db, [key])).get(key)?.name
}
