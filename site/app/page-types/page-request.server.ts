import { data, type RouterContextProvider } from 'react-router'
import { resolveRoute } from '../content/route-resolution.ts'
import { siteContext } from '../site-context.server.ts'
import { malaysianDay } from '../ui/malaysian-day.ts'
import type { PageRequest } from './page-loader.server.ts'

/**
 * What a page type needs to make the page at a public path.
 * @param path Given when the page is another one than the address names, as the blog is for its categories.
 * @throws A 404 response when no page is there.
 */
export async function pageRequest(
  context: Readonly<RouterContextProvider>,
  url: URL,
  path: string = url.pathname,
): Promise<PageRequest> {
  const { content, env, uses, now } = context.get(siteContext)
  const match = resolveRoute(await content.routes(), path)
  if (!match) throw data('This page could not be found', { status: 404 })
  return { content, env, route: match.page, url, uses, now, today: malaysianDay(now) }
}
