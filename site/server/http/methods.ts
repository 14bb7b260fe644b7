import type { MiddlewareHandler } from 'hono'

const pageMethods = 'GET, HEAD, OPTIONS, POST'

export const methods: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: pageMethods })
  if (pageMethods.includes(c.req.method)) return next()
  return c.text('This method is not supported here.', 405, { allow: pageMethods })
}
