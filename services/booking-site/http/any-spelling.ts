import { createMiddleware } from 'hono/factory'

/**
 * The booking site of 2019 accepts its paths in any case, so links to `/account/logoff` exist. Redirects to the right
 * spelling and keeps a posted form (308).
 */
export function anySpelling(paths: string[]) {
  const known = new Set(paths)
  const spelled = new Map(paths.map(path => [path.toLowerCase(), path]))
  return createMiddleware(async (c, next) => {
    const right = spelled.get(c.req.path.toLowerCase())
    if (right === undefined || known.has(c.req.path)) return next()
    return c.redirect(right + new URL(c.req.url).search, 308)
  })
}
