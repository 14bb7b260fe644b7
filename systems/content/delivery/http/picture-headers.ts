import type { Context } from 'hono'

/** A drawing may style itself and hold pictures, and nothing else. */
export const drawn = "style-src 'unsafe-inline'; img-src data:; "

export const forever = 'public, max-age=31536000, immutable'

/** Any site may show a picture; opened by itself it may do nothing. @param also CSP sources that it may use */
export function setPictureHeaders(c: Context, also = ''): void {
  c.header('cross-origin-resource-policy', 'cross-origin')
  c.header('content-security-policy', `default-src 'none'; ${also}sandbox`)
}
