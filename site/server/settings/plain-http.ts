import { isThisMachine } from '@agency/service-kit/http/loopback.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'

export function warnOfPlainHttp(siteUrl: string, log: Pick<Logger, 'warn'>): void {
  const { protocol, hostname } = new URL(siteUrl)
  if (protocol !== 'http:' || isThisMachine(hostname)) return
  log.warn({ site: siteUrl }, 'SITE_URL is plain http: passwords and sessions travel unencrypted')
}
