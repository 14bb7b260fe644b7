import type { Context } from 'hono'
import type { ContentDatabase } from '../../../database/content-database.ts'
import type { UserRow } from '../../../database/people-tables.ts'
import { actorOf, machine } from '../../access/actor.ts'
import { noteForAudit } from '../../access/audit-note.ts'
import type { PeopleOptions } from '../people-options.ts'
import { linkMinutes, makePasswordLink } from '../sign-in/password-links.ts'

/**
 * Mails a user a link to choose a password: the invitation, or a new password.
 * @returns null; without a mail server the link itself, for the signed-in administrator who asked and nobody else
 */
export async function passLink(
  c: Context,
  db: Pick<ContentDatabase, 'select' | 'insert' | 'delete' | 'execute'>,
  { queue, canMail, studioUrl }: PeopleOptions,
  user: UserRow,
): Promise<string | null> {
  const about = user.passwordHash === null ? 'invitation' : 'reset'
  if (canMail || actorOf(c).id === machine.id) {
    await queue.enqueue(db, 'mail', [{ user: user.id, about }])
    return null
  }
  noteForAudit(c, { detail: 'the link was shown to the administrator' })
  return makePasswordLink(db, user.id, linkMinutes[about], studioUrl)
}
