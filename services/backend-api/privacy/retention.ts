import type { Pool } from '@agency/service-kit/database/database.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { removeExpired } from './remove-expired.ts'

const EVERY_MS = 60 * 60 * 1000

export function startRetention(pool: Pool, months: number, log: Logger): () => void {
  const work = () =>
    removeExpired(pool, months).then(
      removed => Object.keys(removed).length > 0 && log.info({ removed }, 'removed what has expired'),
      error => log.warn({ err: error.message }, 'could not remove what has expired'),
    )
  void work()
  const timer = setInterval(work, EVERY_MS)
  return () => clearInterval(timer)
}
