import { serverOnly } from '../../framework/server-only.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import { loadPage } from '../page-types/page.server.ts'
import { PageTemplate } from '../page-types/page-template.tsx'
import type { Route } from './+types/content-page'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(loaderData?.page.head, matches[0].loaderData)

export async function loader({ context, url }: Route.LoaderArgs) {
  return serverOnly({ page: await loadPage(await pageRequest(context, url)) })
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <PageTemplate page={loaderData.page} />
}
