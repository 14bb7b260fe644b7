import { problem } from '@agency/service-kit/http/problem.ts'
import { createMiddleware } from 'hono/factory'

/** PostgreSQL takes no NUL. */
export const noNul = createMiddleware(async (c, next) =>
  c.req.url.includes('%00') ? problem(c, 400, 'This address contains a character that cannot be read.') : next(),
)
