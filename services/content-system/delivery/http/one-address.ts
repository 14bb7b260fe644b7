import type { Context } from 'hono'
import { setPictureHeaders } from './picture-headers.ts'

/** The address of a picture may change. */
const BRIEFLY = 'public, max-age=60'

/**
 * Redirects to the one current address of a picture, so that nothing caches it under others: invented or old versions,
 * other endings, escapes.
 * @returns undefined for a request of that address
 */
export function elsewhere(c: Context, address: string): Response | undefined {
  if (new URL(c.req.url).pathname === address) return undefined
  setPictureHeaders(c)
  c.header('cache-control', BRIEFLY)
  return c.redirect(address, 301)
}
