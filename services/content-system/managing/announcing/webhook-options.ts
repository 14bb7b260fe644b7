import type { ContentDatabase } from '../../database/content-database.ts'
import type { WebhookSenders } from './webhook-senders.ts'

/** What the calls around webhooks work with. */
export type WebhookOptions = {
  db: ContentDatabase
  senders: WebhookSenders
  /** Hosts that are called although they are internal. */
  internalHosts: string[]
}
