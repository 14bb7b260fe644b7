import type { Logger } from '@agency/chassis/logger.ts'
import type { EnquirySpool } from './enquiry-spool.server.ts'

const EVERY_MS = 60 * 60 * 1000
const MONTH_MS = 30.5 * 24 * EVERY_MS

/** Removes kept enquiries that were set aside and that nobody looked after for `months`, now and every hour. */
export function startSpoolRetention(spool: EnquirySpool, months: number, log: Logger): void {
  const work = () =>
    spool.removeSetAside(months * MONTH_MS).then(
      removed => removed > 0 && log.info({ removed }, 'removed what was set aside long enough'),
      error => log.warn({ err: error }, 'could not look for what was set aside'),
    )
  void work()
  setInterval(work, EVERY_MS).unref()
}
