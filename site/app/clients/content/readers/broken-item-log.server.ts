import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { type BrokenItem, brokenItems } from './broken-items.server.ts'

/** Writes a log line for every item of content that had to be left out of a page. */
export function logBrokenItems(log: Logger): void {
  brokenItems.subscribe(item => log.warn(item as BrokenItem, 'a broken content item was left out'))
}
