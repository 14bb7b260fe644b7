import { cookieIsOver } from '@agency/contracts/session/session-cookie.server.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'

export type OnRefusal = (reason: string) => void

const every = 60_000

/** At most once a minute for each reason, so that forged cookies cannot fill the log. */
export function createRefusalLog(log: Logger, way: string, now: () => number = () => performance.now()): OnRefusal {
  const logged = new Map<string, { at: number; since: number }>()
  return reason => {
    const last = logged.get(reason)
    if (last && now() - last.at < every) {
      last.since += 1
      return
    }
    logged.set(reason, { at: now(), since: 0 })
    const about = { reason, way, ...(last?.since && { alsoSinceLastTime: last.since }) }
    // A session that ends is normal, so this is only an error if sessions never begin.
    if (reason === cookieIsOver) log.info(about, 'a session cookie was not accepted')
    else log.warn(about, 'a session cookie was not accepted')
  }
}
