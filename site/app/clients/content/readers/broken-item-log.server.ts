import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { type BrokenItem, brokenItems } from './broken-items.server.ts'
import { nameOf } from './content-report.server.ts'

/** Beyond so many different ones the first may be said again. */
const maxLogged = 5000

/**
 * Writes a log line for everything in the content that cannot be shown as it was written, once for each.
 * @returns Ends it.
 */
export function logBrokenItems(log: Logger): () => void {
  const said = new Set<string>()
  const say = (message: unknown) => {
    const item = message as BrokenItem
    const line = nameOf(item)
    if (said.has(line)) return
    if (said.size >= maxLogged) said.clear()
    said.add(line)
    log.warn(item, 'content cannot be shown as it was written')
  }
  brokenItems.subscribe(say)
  return () => void brokenItems.unsubscribe(say)
}
