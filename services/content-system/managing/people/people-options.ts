import type { ContentDatabase } from '../../database/content-database.ts'
import type { StudioQueue } from './mails/studio-mails.ts'

/** What the calls around people work with. */
export type PeopleOptions = {
  db: ContentDatabase
  queue: StudioQueue
  /** Whether the studio is behind https. */
  secure: boolean
  /** How many proxies of ours stand before this process. */
  proxies: number
  /** What authenticators show beside an account. */
  brand: () => string
}
