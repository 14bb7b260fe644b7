import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { eq, sql } from 'drizzle-orm'
import { type ContentDatabase, transaction } from '../../database/content-database.ts'
import { users } from '../../database/people-tables.ts'
import type { ContentSettings } from '../../settings.ts'
import { ManageFault } from '../writing/manage-fault.ts'
import { hasSampleUsers, seedSampleUsers } from './samples/sample-users.ts'
import { makePasswordLink } from './sign-in/password-links.ts'
import { addUser, findByEmail } from './users.ts'

const linkMinutes = 24 * 60

/** Adds samples in a trial, else `STUDIO_ADMIN_EMAIL`, with a link in the log. @throws if others can reach sample users */
export async function ensureFirstUsers(db: ContentDatabase, settings: ContentSettings, log: Logger): Promise<void> {
  const { STUDIO_ADMIN_EMAIL: email, STUDIO_URL, trying } = settings
  const link = await transaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('studio users', 0))`)
    if (trying) return seedSampleUsers(tx)
    if (await hasSampleUsers(tx))
      throw new Error('it has sample users, which only a process for this machine alone takes')
    const administrators = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'administrator')).limit(1)
    if (email === undefined || administrators.length > 0) return undefined
    const user = (await findByEmail(tx, email)) ?? (await addUser(tx, { name: email, email, role: 'administrator' }))
    await tx.update(users).set({ role: 'administrator' }).where(eq(users.id, user.id))
    return makePasswordLink(tx, user.id, linkMinutes, STUDIO_URL)
  }).catch(error => {
    if (!(error instanceof ManageFault)) throw error
  })
  if (link) log.info({ link }, 'the first administrator chooses a password here, within a day')
}
