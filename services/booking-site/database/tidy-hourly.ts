import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { BookingDatabase } from './booking-database.ts'
import { tidy } from './tidy.ts'

const HOUR_MS = 60 * 60 * 1000

export function tidyHourly(db: BookingDatabase, log: Logger): { stop: () => void } {
  const timer = setInterval(() => {
    tidy(db).catch(error => log.warn({ code: error.cause?.code }, 'old rows could not be deleted'))
  }, HOUR_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
