import type { Role } from '@agency/contracts/manage/roles.ts'
import type { ContentDatabase } from '../../database/content-database.ts'
import type { StudioQueue } from './mails/studio-queue.ts'

/** What the calls around people work with. */
export type PeopleOptions = {
  db: ContentDatabase
  queue: StudioQueue
  /** Whether the studio is behind https. */
  secure: boolean
  /** The roles that need an authenticator. */
  secondFactorRoles: readonly Role[]
  /** How many proxies of ours stand before this process. */
  proxies: number
  /** Signs what tells a browser that was signed in before from a stranger's. */
  browserSecret: string
  /** Whose site it is: shown at the sign-in, and by authenticators beside an account. */
  brand: () => string
}
