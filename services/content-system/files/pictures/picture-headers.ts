import type { Context } from 'hono'

export const FOREVER = 'public, max-age=31536000, immutable'
/** An address with an old id still shows the picture as it is now, but nobody may keep it for long. */
export const BRIEFLY = 'public, max-age=60'

/** What every picture carries: any site may show it, and opened by itself it may do nothing. @param also What it may do. */
export function setPictureHeaders(c: Context, also = ''): void {
  c.header('cross-origin-resource-policy', 'cross-origin')
  c.header('content-security-policy', `default-src 'none'; ${also}sandbox`)
}
