import type { Role } from '@agency/contracts/manage/roles.ts'
import type { ContentDatabase } from '../../database/content-database.ts'
import type { StudioQueue } from './mails/studio-queue.ts'

export type PeopleOptions = {
  db: ContentDatabase
  queue: StudioQueue
  /** There is a mail server. */
  canMail: boolean
  /** The public address of the studio, for links. */
  studioUrl: string
  /** The studio is behind https. */
  secure: boolean
  secondFactorRoles: readonly Role[]
  /** The number of our proxies in front of this process. */
  proxies: number
  /** Signs the cookie of browsers that have signed in before. */
  browserSecret: string
  /** The site's brand, shown at the sign-in, and by authenticators beside an account. */
  brand: () => string
}
