import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { type EnquirySpool, isSetAside } from './enquiry-spool.server.ts'

const everyMs = 60 * 60 * 1000
const monthMs = 30.5 * 24 * everyMs

/** Hourly removes old enquiries, and logs the number that need a person. @returns Stops it. */
export function startSpoolRetention(spool: EnquirySpool, months: number, log: Logger): () => void {
  const work = async () => {
    try {
      const removed = await spool.removeOld(months * monthMs, everyMs)
      if (removed > 0) log.info({ removed }, 'removed what has expired')
      const setAside = (await spool.list()).filter(({ state }) => isSetAside(state)).length
      if (setAside > 0) log.error({ setAside }, 'enquiries are set aside; see "npm run enquiries -- list"')
    } catch (error) {
      log.warn({ err: error }, 'could not look for what has expired')
    }
  }
  void work()
  const timer = setInterval(work, everyMs).unref()
  return () => clearInterval(timer)
}
