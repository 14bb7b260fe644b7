import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { type BrokenItem, brokenItems } from './broken-items.server.ts'
import { nameOf } from './content-report.server.ts'

/** After this many, the first may be logged again. */
const maxLogged = 5000

/** Logs each item once. Returns a function that stops it. */
export function logBrokenItems(log: Logger): () => void {
  const logged = new Set<string>()
  const say = (message: unknown) => {
    const item = message as BrokenItem
    const line = nameOf(item)
    if (logged.has(line)) return
    if (logged.size >= maxLogged) logged.clear()
    logged.add(line)
    log.warn(item, 'content cannot be shown as it was written')
  }
  brokenItems.subscribe(say)
  return () => void brokenItems.unsubscribe(say)
}
