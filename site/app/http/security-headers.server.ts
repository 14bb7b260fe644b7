import { createHash } from 'node:crypto'

/** The source expression that lets one inline style or script through, by its hash. */
export function hashSource(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}

export type PolicyParts = {
  /** Inline styles and scripts that pages carry, word for word. Their hashes make the policy the same for every page. */
  styles: string[]
  scripts: string[]
  /** Where forms may post to beside the site itself: the booking site. */
  formTargets: string[]
  /** What the log-in may fetch from others, because they are set up. */
  others: OtherSources
  /** Whether the public address is https. */
  secure: boolean
}

/** Addresses of other people's parts, by what they are allowed to be. */
export type OtherSources = { scripts: string[]; styles: string[]; connections: string[]; frames: string[] }

/**
 * The headers of every page. Hashes rather than nonces, so that a rendered page can be kept and served to many.
 * Style attributes stay allowed: they carry placeholder colours and cannot run anything.
 */
export function securityHeaders({ styles, scripts, formTargets, others, secure }: PolicyParts): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource), ...others.scripts].join(' '),
    ["style-src 'self'", ...styles.map(hashSource), ...others.styles].join(' '),
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
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
