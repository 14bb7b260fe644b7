import { serverOnly } from '../../framework/server-only.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { loadArticleChoice } from '../page-types/news/article-choice.server.ts'
import { ArticleChoiceTemplate } from '../page-types/news/article-choice-template.tsx'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import type { Route } from './+types/article-choice'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(loaderData?.page.head, matches[0].loaderData)

/** `/blog/categories` and `/blog/tags` without a term list all terms. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const kind = url.pathname.split('/')[2] as 'search' | 'categories' | 'tags'
  const term = params.term ?? (kind === 'search' ? (url.searchParams.get('q') ?? '') : '')
  return serverOnly({
    page: await loadArticleChoice(
      await pageRequest(context, url, 'blog'),
      kind,
      term.trim().slice(0, 100).toWellFormed(),
    ),
  })
}

export default function ArticleChoice({ loaderData }: Route.ComponentProps) {
  return <ArticleChoiceTemplate page={loaderData.page} />
}
