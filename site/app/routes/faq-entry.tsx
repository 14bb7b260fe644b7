import { serverOnly } from '../../framework/server-only.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { loadFaqEntry } from '../page-types/faq/faq-entry.server.ts'
import { FaqTemplate } from '../page-types/faq/faq-template.tsx'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import type { Route } from './+types/faq-entry'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(loaderData?.page.head, matches[0].loaderData)

/** `/faq/{id}` is a category or one of its questions; `/faq-details/{id}` is one question, or all without an id. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  return serverOnly({ page: await loadFaqEntry(await pageRequest(context, url, 'questions'), params.id) })
}

export default function FaqEntry({ loaderData }: Route.ComponentProps) {
  return <FaqTemplate page={loaderData.page} />
}
