import type { Context } from 'hono'

/** From headers that scripts cannot change. Undefined without them, and for `Origin: null`. */
export function originOfPage(c: Context): string | undefined {
  const origin = c.req.header('origin')
  if (origin && origin !== 'null') return origin
  const referer = c.req.header('referer')
  return referer && URL.canParse(referer) ? new URL(referer).origin : undefined
}
