import { ownDataWords } from '@agency/words/account/own-data/words.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { data, redirect, useLocation } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { pathInLanguage } from '../addresses/languages/language-of-path.ts'
import { ownDataPaths } from '../addresses/own-data-paths.ts'
import { returnTarget } from '../addresses/return-target.ts'
import { siteContext } from '../context.server.ts'
import { takeOwnDataRequest } from '../features/account/own-data/own-data.server.ts'
import { OwnDataRequest } from '../features/account/own-data/own-data-page.tsx'
import type { Route } from './+types/own-data'

const languageOf = (path: string): Language =>
  path.toLowerCase().startsWith(ownDataPaths.ms) ? 'ms' : currentLanguage()

export const headers: Route.HeadersFunction = () => ({ 'cache-control': cacheControl.never })
export const meta: Route.MetaFunction = ({ location }) => [
  { title: ownDataWords(languageOf(location.pathname)).title },
  { name: 'robots', content: 'noindex' },
]

/** The former Malay address leads to the Malay page where the site has one. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { env, languages } = context.get(siteContext)
  const language = languageOf(url.pathname)
  if (url.pathname !== ownDataPaths.en && language === 'ms' && languages.all.includes(language))
    throw redirect(returnTarget(pathInLanguage(ownDataPaths.en, language) + url.search, [url.origin]), 301)
  return { byLink: env.OWN_DATA, isOnOnePage: !languages.all.includes('ms') }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { status, requested } = await takeOwnDataRequest(request, languageOf(url.pathname), context.get(siteContext))
  return data(requested, { status })
}

export default function OwnData({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnDataRequest language={languageOf(useLocation().pathname)} {...loaderData} answer={actionData} />
}
