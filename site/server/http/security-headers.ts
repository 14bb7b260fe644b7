import { createHash } from 'node:crypto'
import type { PagePolicy } from '../../app/context.server.ts'
import type { OtherSources } from '../../app/features/account/social/providers.server.ts'

function hashSource(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}

export type PolicyParts = {
  /** The exact text of inline styles by name and of inline scripts. */
  styles: Record<string, string>
  scripts: string[]
  formTargets: string[]
  /** Sources of the configured log-in providers. */
  others: OtherSources
  secure: boolean
}

/** Hashes rather than nonces, so that a page can be cached; each page lists only its own. */
export function pagePolicy({ styles, scripts, formTargets, others, secure }: PolicyParts): PagePolicy {
  const hashes = new Map(Object.entries(styles).map(([name, style]) => [name, hashSource(style)]))
  const before = ["default-src 'none'", ["script-src 'self'", ...scripts.map(hashSource), ...others.scripts].join(' ')]
  const after = [
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...formTargets, ...others.connections].join(' '),
    ...(others.frames.length > 0 ? [['frame-src', ...others.frames].join(' ')] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return names => {
    const allowed = names.flatMap(name => hashes.get(name) ?? [])
    return [...before, ["style-src 'self'", ...allowed, ...others.styles].join(' '), ...after].join('; ')
  }
}

/** A page with inline styles sets its policy itself. `hsts` is undefined on plain http. */
export function securityHeaders(policy: PagePolicy, hsts: 'host' | 'subdomains' | undefined): Record<string, string> {
  return {
    'content-security-policy': policy([]),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(hsts && { 'strict-transport-security': `max-age=63072000${hsts === 'host' ? '' : '; includeSubDomains'}` }),
  }
}
