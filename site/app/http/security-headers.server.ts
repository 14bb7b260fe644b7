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
  /** Whose scripts the log-in may fetch, because they are set up. */
  providers: { google: boolean; facebook: boolean }
  /** Whether the public address is https. */
  secure: boolean
}

const google = 'https://accounts.google.com'
const facebook = ['https://connect.facebook.net', 'https://www.facebook.com', 'https://graph.facebook.com']

/**
 * The headers of every page. Hashes rather than nonces, so that a rendered page can be kept and served to many.
 * Style attributes stay allowed: they carry placeholder colours and cannot run anything.
 */
export function securityHeaders({
  styles,
  scripts,
  formTargets,
  providers,
  secure,
}: PolicyParts): Record<string, string> {
  const others = [...(providers.google ? [google] : []), ...(providers.facebook ? facebook : [])].join(' ')
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')} ${others}`.trim(),
    `style-src 'self' ${styles.map(hashSource).join(' ')} ${providers.google ? google : ''}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${[...formTargets, others].join(' ')}`.trim(),
    ...(others ? [`frame-src ${others}`] : []),
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
