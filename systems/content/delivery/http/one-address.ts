import type { Context } from 'hono'
import { setPictureHeaders } from './picture-headers.ts'

/** The address of a picture may change. */
const briefly = 'public, max-age=60'

/** @returns a redirect to a picture's one address: nothing may cache it under others, as old versions and escapes */
export function elsewhere(c: Context, address: string): Response | undefined {
  if (new URL(c.req.url).pathname === address) return undefined
  setPictureHeaders(c)
  c.header('cache-control', briefly)
  return c.redirect(address, 301)
}
