import type { Context } from 'hono'

/**
 * The origin of the page that a request comes from, by what the browser says and scripts cannot change: `Origin`, else
 * `Referer`. Undefined when it says nothing, or only that it will not tell (`Origin: null`).
 */
export function originOfPage(c: Context): string | undefined {
  const origin = c.req.header('origin')
  if (origin && origin !== 'null') return origin
  const referer = c.req.header('referer')
  return referer && URL.canParse(referer) ? new URL(referer).origin : undefined
}
