import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { aroundWords } from '@agency/words/shell/around/words.ts'
import { errorWords } from '@agency/words/shell/errors/words.ts'
import { data } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { grantIn } from '../features/preview/preview-content.server.ts'
import { linkedPage } from '../features/preview/preview-links.server.ts'
import { pageOfNode } from '../features/preview/preview-page.server.ts'
import { loadPage } from '../page-types/page.server.ts'
import { PageTemplate } from '../page-types/page-template.tsx'
import type { Route } from './+types/preview'

/** Never cached, never indexed, and the signed address is sent nowhere. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': cacheControl.preview,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.page
    ? pageMeta({ ...loaderData.page.head, noIndex: true }, matches[0].loaderData)
    : [{ title: aroundWords().preview.title }, { name: 'robots', content: 'noindex' }]

/**
 * `?key=…&until=…&signature=…` shows the newest version of a node to anyone with a signed link. `&at=/path` is the page
 * that shows a node without one; links lead to `&page=/path`, other pages with the same unpublished nodes.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, english, env, uses, now, cameFromUs } = context.get(siteContext)
  const grant = await grantIn(url, env)
  if (grant === 'forged') throw data('This link is not one of ours', { status: 403 })
  if (grant === 'over') return data({ page: undefined, note: undefined }, { status: 410 })
  const linked = await linkedPage(content, url)
  const { name, route } = linked ?? (await pageOfNode(content, grant.key, url.searchParams.get('at') ?? undefined))
  const address = linked?.address ?? new URL(route.path, url)
  const page = await loadPage({
    content,
    english,
    env,
    route,
    url: address,
    addressesAt: () => [],
    cameFromUs,
    uses,
    isAgent: false,
    now,
    today: malaysianDay(now),
  })
  return data({ page, note: { name, until: formatInstant(grant.until * 1000), path: route.path } })
}

export default function Preview({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <PageTemplate page={page} /> : <PreviewOver />
}

function PreviewOver() {
  const say = errorWords()
  return (
    <section className="wrap error-page">
      <PageStyle name="errorPages" />
      <h1>{say.previewOver.heading}</h1>
      <p>{say.previewOver.text}</p>
      <p>
        <a className="button" href="/">
          {say.home}
        </a>
      </p>
    </section>
  )
}
