import { createMiddleware } from 'hono/factory'

const value = 'max-age=63072000'

export const httpsOnly = createMiddleware(async (c, next) => {
  await next()
  c.header('strict-transport-security', value)
})
