import { problem } from '@agency/service-kit/http/problem.ts'
import { createMiddleware } from 'hono/factory'

/** Refuses addresses with a NUL in them: no link of ours has one, and PostgreSQL takes none. */
export const noNul = createMiddleware(async (c, next) =>
  c.req.url.includes('%00') ? problem(c, 400, 'This address contains a character that cannot be read.') : next(),
)
