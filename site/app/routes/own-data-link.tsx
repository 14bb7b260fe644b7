import { ownDataWords } from '@agency/words/account/own-data/words.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { data, redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { pathInLanguage } from '../addresses/languages/language-of-path.ts'
import { returnTarget } from '../addresses/return-target.ts'
import { readOwnDataLink } from '../clients/backend/own-data.server.ts'
import { siteContext } from '../context.server.ts'
import { fulfilOwnData, tokenOf } from '../features/account/own-data/own-data.server.ts'
import { OwnDataLinkPage } from '../features/account/own-data/own-data-page.tsx'
import type { Route } from './+types/own-data-link'

/** Never cached, and the token is sent to no other site. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': cacheControl.never,
  'referrer-policy': 'same-origin',
})
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: ownDataWords(loaderData?.language).title },
  { name: 'robots', content: 'noindex' },
]

/** Changes nothing, because programs that scan mails open their links. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = (url.searchParams.get('token') ?? '').slice(0, 100)
  const site = context.get(siteContext)
  const link = await readOwnDataLink(site.env.BACKEND_URL, token)
  const language = typeof link === 'string' ? undefined : link.language
  if (language && site.language === mainLanguage && site.languages.all.some(one => one === language))
    throw redirect(returnTarget(pathInLanguage(url.pathname, language) + url.search, [url.origin]), 302)
  return data({ language, token, link }, { status: link === 'ended' ? 410 : link === 'away' ? 503 : 200 })
}

/** The same link shows the receipt then. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = await tokenOf(request)
  const used = await fulfilOwnData(token, 'erase', context.get(siteContext))
  if (used === 'away') return data({ link: used, token }, { status: 503 })
  throw redirect(`/your-data/link?token=${encodeURIComponent(token)}`, 303)
}

export default function OwnDataLink({ loaderData, actionData }: Route.ComponentProps) {
  const { link, token } = actionData ?? loaderData
  return <OwnDataLinkPage link={link} token={token} />
}
