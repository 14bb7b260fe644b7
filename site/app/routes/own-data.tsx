import { data, useLocation } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { takeOwnDataRequest } from '../features/account/own-data/own-data.server.ts'
import { OwnDataRequest } from '../features/account/own-data/own-data-page.tsx'
import { ownDataWords, pageIn } from '../features/account/own-data/own-data-words.ts'
import type { Route } from './+types/own-data'

const languageOf = (path: string) => (path.toLowerCase().startsWith(ownDataWords.ms.path) ? 'ms' : 'en')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': cacheControl.never })
export const meta: Route.MetaFunction = ({ location }) => [
  { title: ownDataWords[languageOf(location.pathname)].title },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ url, context }: Route.LoaderArgs) => ({
  page: pageIn(languageOf(url.pathname)),
  byLink: context.get(siteContext).env.OWN_DATA,
})

export async function action({ request, url, context }: Route.ActionArgs) {
  const { status, requested } = await takeOwnDataRequest(request, languageOf(url.pathname), context.get(siteContext))
  return data(requested, { status })
}

export default function OwnData({ loaderData: { byLink }, actionData }: Route.ComponentProps) {
  return <OwnDataRequest language={languageOf(useLocation().pathname)} byLink={byLink} answer={actionData} />
}
