import { COOKIE_IS_OVER } from '@agency/contracts/session/session-cookie.server.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'

export type OnRefusal = (reason: string) => void

const every = 60_000

/**
 * Says why visitors are not believed to be signed in: each reason at most once a minute, with how often it came since, so
 * that nobody can fill the log with cookies of their own.
 * @param way What the setting `SESSION` chose.
 * @param now For tests; milliseconds.
 */
export function createRefusalLog(log: Logger, way: string, now: () => number = () => performance.now()): OnRefusal {
  const told = new Map<string, { at: number; since: number }>()
  return reason => {
    const last = told.get(reason)
    if (last && now() - last.at < every) {
      last.since += 1
      return
    }
    told.set(reason, { at: now(), since: 0 })
    const about = { reason, way, ...(last?.since && { alsoSinceLastTime: last.since }) }
    // That a session ends is no fault, unless nobody's ever begins.
    if (reason === COOKIE_IS_OVER) log.info(about, 'a session cookie was not accepted')
    else log.warn(about, 'a session cookie was not accepted')
  }
}
