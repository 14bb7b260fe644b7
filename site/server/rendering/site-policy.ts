import * as build from 'virtual:react-router/server-build'
import { bookingOrigins } from '../../app/clients/booking/public-origin.ts'
import type { PagePolicy } from '../../app/context.server.ts'
import { type LoginSources, otherSources } from '../../app/features/account/social/other-sources.ts'
import { documentAssets } from '../../app/shell/document/document-assets.server.ts'
import { pagePolicy, securityHeaders } from '../http/security-headers.ts'
import { rulesText } from '../page-cache/ahead/speculation-rules.ts'

export type PolicySettings = LoginSources & { SITE_URL: string; BOOKING_URL: string; HSTS: 'host' | 'subdomains' }

export function sitePolicy(env: PolicySettings): { policy: PagePolicy; headers: Record<string, string> } {
  const { style, pageStyles, starter } = documentAssets(build.assets.entry)
  const secure = env.SITE_URL.startsWith('https:')
  const policy = pagePolicy({
    styles: { site: style, ...pageStyles },
    scripts: [starter, rulesText],
    formTargets: bookingOrigins(env.BOOKING_URL),
    others: otherSources(env),
    secure,
  })
  return { policy, headers: securityHeaders(policy, secure ? env.HSTS : undefined) }
}
