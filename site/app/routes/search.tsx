import { searchResultsWords } from '@agency/words/search/results/words.ts'
import { serverOnly } from '../../framework/server-only.ts'
import { siteContext } from '../context.server.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { loadSearchPage } from '../features/site-search/search-page.server.ts'
import { SearchTemplate } from '../features/site-search/search-template.tsx'
import type { Route } from './+types/search'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(loaderData?.page.head, matches[0].loaderData)

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadSearchPage(context.get(siteContext).content, url)
  return serverOnly({ page, count: searchResultsWords().count(page.total) })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchTemplate page={loaderData.page} count={loaderData.count} />
}
