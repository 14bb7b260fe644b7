import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { data, redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { readSmallForm } from '../features/forms/small-form.server.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { formOfAddress, sentForm } from '../features/search/form-model/form-model.server.ts'
import { bookingSite, searchPanel } from '../features/search/form-model/search-panel-model.server.ts'
import { SearchPage } from '../features/search/page/search-page.tsx'
import { productOfPath, searchPageHead } from '../features/search/page/search-page-head.ts'
import { placeFields } from '../features/search/reading/read-search.ts'
import { loadBrand } from '../features/site-settings/shell-model.server.ts'
import type { Route } from './+types/search-form'

/** What came back holds what somebody typed; a search handed over is for one visitor. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, matches[0].loaderData)

/** `/search/flights?from=KUL&to=PEN`: the form, filled in by its address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { env, content, now } = context.get(siteContext)
  const product = productOfPath(url.pathname)
  const today = malaysianDay(now)
  const booking = bookingSite(env, await loadBrand(content, env))
  const form = formOfAddress(product, url.searchParams, today, booking)
  const head = searchPageHead(product, url.search !== '')
  return { head, panel: searchPanel({ booking, today, selected: product, form }) }
}

/** A form sent without script: the page that hands the search over, or the form again with what is wrong. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { env, content, now } = context.get(siteContext)
  const product = productOfPath(url.pathname)
  const today = malaysianDay(now)
  const posted = await readSmallForm(request)
  // The booking site may hand visitors back to any page by a post that is none of ours.
  if (!placeFields[product].some(name => posted.has(name))) return redirect(url.pathname + url.search, 303)
  const booking = bookingSite(env, await loadBrand(content, env))
  const { accepted, model } = sentForm(product, posted, today, booking)
  const answer = accepted ? { accepted } : { panel: searchPanel({ booking, today, selected: product, form: model }) }
  return data(answer, { status: accepted ? 200 : 422, headers: { 'cache-control': cacheControl.never } })
}

export default function SearchFormPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SearchPage head={loaderData.head} panel={actionData?.panel ?? loaderData.panel} accepted={actionData?.accepted} />
  )
}
