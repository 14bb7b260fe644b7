import { isThisMachine } from '@agency/service-kit/http/loopback.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'

/** Says in the log that visitors reach the site unprotected. */
export function warnOfPlainHttp(siteUrl: string, log: Pick<Logger, 'warn'>): void {
  const { protocol, hostname } = new URL(siteUrl)
  if (protocol !== 'http:' || isThisMachine(hostname)) return
  const words = 'SITE_URL is plain http: everybody on the way reads passwords and sessions, and browsers do less'
  log.warn({ site: siteUrl }, words)
}
