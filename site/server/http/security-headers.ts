import { createHash } from 'node:crypto'
import type { PagePolicy } from '../../app/context.server.ts'
import type { OtherSources } from '../../app/features/account/social/other-sources.ts'

/** The source expression that lets one inline style or script through, by its hash. */
function hashSource(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}

export type PolicyParts = {
  /** Inline styles by name, of which each page carries some, and the inline scripts that every page carries; word for word. */
  styles: Record<string, string>
  scripts: string[]
  /** Where forms may post to beside the site itself: the booking site. */
  formTargets: string[]
  /** What the log-in may fetch from others, because they are set up. */
  others: OtherSources
  /** Whether the public address is https. */
  secure: boolean
}

/**
 * The content security policy of pages. Hashes rather than nonces, so that a rendered page can be cached and served to many;
 * each page names its own alone, because the policy travels with every answer.
 * Style attributes stay allowed: they carry placeholder colours and cannot run anything.
 */
export function pagePolicy({ styles, scripts, formTargets, others, secure }: PolicyParts): PagePolicy {
  const hashes = new Map(Object.entries(styles).map(([name, style]) => [name, hashSource(style)]))
  const before = ["default-src 'self'", ["script-src 'self'", ...scripts.map(hashSource), ...others.scripts].join(' ')]
  const after = [
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...formTargets, ...others.connections].join(' '),
    ...(others.frames.length > 0 ? [['frame-src', ...others.frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return names => {
    const own = names.flatMap(name => hashes.get(name) ?? [])
    return [...before, ["style-src 'self'", ...own, ...others.styles].join(' '), ...after].join('; ')
  }
}

/** The headers of every page. One that carries styles sets the policy for them itself. */
export function securityHeaders(policy: PagePolicy, secure: boolean): Record<string, string> {
  return {
    'content-security-policy': policy([]),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
