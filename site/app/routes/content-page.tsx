import { data } from 'react-router'
import { resolveRoute } from '../content/route-resolution.ts'
import { loadPage } from '../page-types/page.server.ts'
import { pageMeta } from '../page-types/page-meta.ts'
import { PageTemplate } from '../page-types/page-template.tsx'
import { siteContext } from '../site-context.server.ts'
import { malaysianDay } from '../ui/malaysian-day.ts'
import type { Route } from './+types/content-page'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(loaderData?.page.head, matches[0].loaderData)

/** Route list → page → its type's loader. What cannot be found or read rises to the error pages. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, env, now } = context.get(siteContext)
  const match = resolveRoute(await content.routes(), url.pathname)
  if (!match) throw data('This page could not be found', { status: 404 })
  const page = await loadPage({ content, env, route: match.page, url, now, today: malaysianDay(now) })
  return { page }
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <PageTemplate page={loaderData.page} />
}
