import type { PublicationTrouble } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { users } from '../../../database/people-tables.ts'
import { readPublications } from '../../../database/publishing/publications.ts'
import type { Outbox } from './request-mails.ts'

const troubles: Record<PublicationTrouble, string> = {
  faults: 'something in it has to be fixed first',
  overtaken: 'visitors have been shown another text since you chose the hour',
  trash: 'it is in the trash',
}

/** Tells the user who chose an hour that a page did not go live at it, if they want mails. */
export async function mailChooser({ tx, queue }: Outbox, key: string, author: string): Promise<void> {
  const isWanting = and(eq(users.id, author), users.wantsMails, isNull(users.blockedAt))
  const [user] = await tx.select({ id: users.id }).from(users).where(isWanting)
  if (user) await queue.enqueue(tx, 'mail', [{ user: user.id, about: 'not-live', key }])
}

/** What such a mail says when it leaves; undefined if the notice was dismissed, or the page went live since. */
export async function notLiveMail(db: ContentDatabase, key: string) {
  const [{ trouble, state } = { trouble: null }] = await readPublications(db, [key])
  if (trouble === null) return undefined
  const text = `“${state?.name}” did not go live at the hour that you chose: ${troubles[trouble]}. The draft is still there.`
  return { subject: `Did not go live: ${state?.name}`, text, note: '' }
}
