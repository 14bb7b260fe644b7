import { createMiddleware } from 'hono/factory'

/** Two years, as the website says it. */
const VALUE = 'max-age=63072000'

/** Tells browsers to come by https alone. For processes whose public address is https. */
export const httpsOnly = createMiddleware(async (c, next) => {
  await next()
  c.header('strict-transport-security', VALUE)
})
