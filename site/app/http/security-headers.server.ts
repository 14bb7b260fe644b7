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
  /** Whether the public address is https. */
  secure: boolean
}

/**
 * The headers of every page. Hashes rather than nonces, so that a rendered page can be kept and served to many.
 * Style attributes stay allowed: they carry placeholder colours and cannot run anything.
 */
export function securityHeaders({ styles, scripts, formTargets, secure }: PolicyParts): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`.trim(),
    `style-src 'self' ${styles.map(hashSource).join(' ')}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
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
