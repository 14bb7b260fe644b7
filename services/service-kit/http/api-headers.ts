import { createMiddleware } from 'hono/factory'

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export const apiHeaders = createMiddleware(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!c.res.headers.has(name)) c.header(name, value)
  }
})
