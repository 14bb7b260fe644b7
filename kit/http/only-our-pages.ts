import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { originOfPage } from './origin-of-page.ts'
import { problem } from './problem.ts'

const refusal = 'This was started on a page that is not ours, so nothing was done. Please begin again on our website.'

/**
 * Otherwise another website could sign a visitor in as another person, or act in their name. Every browser sends its
 * origin; programs, which have no visitor's cookies, send none and pass.
 */
export function onlyOurPages(trusted: string[]) {
  return createMiddleware(async (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    return !reads && isFromElsewhere(c, trusted) ? problem(c, 403, refusal) : next()
  })
}

export function onlyLinkedByUs(trusted: string[]) {
  return createMiddleware(async (c, next) => {
    const typed = c.req.header('sec-fetch-site') === 'none'
    return typed || isFromElsewhere(c, trusted) ? problem(c, 403, refusal) : next()
  })
}

function isFromElsewhere(c: Context, trusted: string[]): boolean {
  const origin = originOfPage(c)
  if (origin !== undefined) return !trusted.includes(origin)
  const site = c.req.header('sec-fetch-site')
  if (site === 'same-origin') return false
  return site === 'cross-site' || c.req.header('origin') === 'null'
}
