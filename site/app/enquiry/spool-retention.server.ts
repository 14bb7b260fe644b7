import type { Logger } from '@agency/chassis/logger.ts'
import type { EnquirySpool } from './enquiry-spool.server.ts'

const EVERY_MS = 60 * 60 * 1000
const MONTH_MS = 30.5 * 24 * EVERY_MS

/** Removes kept enquiries that were set aside and that nobody looked after for `months`, and unfinished ones, every hour. */
export function startSpoolRetention(spool: EnquirySpool, months: number, log: Logger): void {
  const work = () =>
    spool.removeOld(months * MONTH_MS, EVERY_MS).then(
      removed => removed > 0 && log.info({ removed }, 'removed what was kept long enough'),
      error => log.warn({ err: error }, 'could not look for what was kept long enough'),
    )
  void work()
  setInterval(work, EVERY_MS).unref()
}
