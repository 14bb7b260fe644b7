import type { Context } from 'hono'
import { setPictureHeaders } from './picture-headers.ts'

/** For how long a browser may remember where a picture is now. */
const BRIEFLY = 'public, max-age=60'

/**
 * Leads to the one address that a picture has now, so that nothing caches it under others: made-up or old versions, other
 * endings, escapes.
 * @param address The path of that address.
 * @returns Undefined when it was asked for.
 */
export function elsewhere(c: Context, address: string): Response | undefined {
  if (new URL(c.req.url).pathname === address) return undefined
  setPictureHeaders(c)
  c.header('cache-control', BRIEFLY)
  return c.redirect(address, 301)
}
