import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { originOfPage } from './origin-of-page.ts'
import { problem } from './problem.ts'

const REFUSAL = 'This was started on a page that is not ours, so nothing was done. Please begin again on our website.'

/**
 * Believes writes only from pages of ours: otherwise another website could sign a visitor in as another person, or off, or
 * change something in their name. Every browser says where they come from; programs, which have no visitor's cookies,
 * say nothing and may pass.
 */
export function onlyOurPages(trusted: string[]) {
  return createMiddleware(async (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
    return !reads && isFromElsewhere(c, trusted) ? problem(c, 403, REFUSAL) : next()
  })
}

/** The same for a link that does something. One that was typed, or opened from a mail, was not started by a page of ours. */
export function onlyLinkedByUs(trusted: string[]) {
  return createMiddleware(async (c, next) => {
    const typed = c.req.header('sec-fetch-site') === 'none'
    return typed || isFromElsewhere(c, trusted) ? problem(c, 403, REFUSAL) : next()
  })
}

function isFromElsewhere(c: Context, trusted: string[]): boolean {
  const origin = originOfPage(c)
  if (origin !== undefined) return !trusted.includes(origin)
  const site = c.req.header('sec-fetch-site')
  if (site === 'same-origin') return false
  return site === 'cross-site' || c.req.header('origin') === 'null'
}
