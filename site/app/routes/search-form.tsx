import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { askAboutSearch } from '@agency/contracts/site/addresses/search-addresses.ts'
import { searchForms } from '@agency/contracts/site/products.ts'
import { enquiryAnswerWords } from '@agency/words/forms/enquiry-answer/words.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { returnTarget } from '../addresses/return-target.ts'
import { siteContext } from '../context.server.ts'
import { dealOnPage, isSearchedWith, withDeal } from '../features/deals/deal-on-page.server.ts'
import { queryOfDeal } from '../features/deals/deal-query.server.ts'
import { DealSummary, NoSuchDeal } from '../features/deals/deal-summary.tsx'
import { dealNamed } from '../features/deals/deals.server.ts'
import { readSmallForm } from '../features/forms/small-form.server.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { SearchPage } from '../features/search/page/search-page.tsx'
import { productOfPath, searchPageHead } from '../features/search/page/search-page-head.ts'
import { formOfAddress, sentForm } from '../features/search/server/fill-form.server.ts'
import { bookingSite, searchPanel } from '../features/search/server/search-settings.server.ts'
import { loadBrand } from '../features/site-settings/shell-model.server.ts'
import type { Route } from './+types/search-form'

/** Never cached: a returned form holds entries, and a search is for one visitor. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, matches[0].loaderData)

/** `/flights?from=KUL&to=PEN` fills in the form; so does the deal that the address names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { product, today, booking, deal } = await circumstances(context, url)
  const parameters = url.searchParams
  const query = deal ? queryOfDeal(deal, product, parameters, { today, dayRules: booking }) : parameters
  const filled = formOfAddress(product, query, today, booking)
  const form = deal ? withDeal(filled, deal) : filled
  return {
    head: searchPageHead(product, url.search !== ''),
    panel: searchPanel({ booking, today, selected: product, form }),
    deal: deal && dealOnPage(deal, today),
    isWithoutDeal: parameters.has('deal') && !deal,
  }
}

/** Without script: hands the search over, or shows the form with its errors. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const posted = await readSmallForm(request)
  // The booking site may hand visitors back to any page by a post of its own.
  const isOurs = Object.keys(searchForms[productOfPath(url.pathname)].places).some(name => posted.has(name))
  if (!isOurs) return redirect(returnTarget(url.href, [url.origin]), 303)
  const { product, today, booking, deal } = await circumstances(context, url)
  const { accepted, model } = sentForm(product, posted, today, booking)
  if (accepted && posted.has('elsewhere')) {
    const typed = [...posted].map(([name, value]) => [name, String(value)])
    const search = `${url.pathname}?${new URLSearchParams(typed.filter(([name]) => name !== 'elsewhere'))}`
    const enquiry = askAboutSearch(search, { title: enquiryAnswerWords('en').anotherReturn })
    return redirect(returnTarget(enquiry, [url.origin]), 303)
  }
  const form = model && deal ? withDeal(model, deal) : model
  const answer = accepted ? { accepted } : { panel: searchPanel({ booking, today, selected: product, form }) }
  return data(answer, { status: accepted ? 200 : 422, headers: { 'cache-control': cacheControl.never } })
}

async function circumstances(context: Readonly<RouterContextProvider>, url: URL) {
  const { env, content, now, session } = context.get(siteContext)
  const product = productOfPath(url.pathname)
  const today = malaysianDay(now)
  const slug = url.searchParams.get('deal')
  const isAgent = session?.isAgent ?? false
  const [brand, named] = await Promise.all([
    loadBrand(content, env),
    slug ? dealNamed(content, env, slug, { today, isAgent }) : undefined,
  ])
  const deal = named && isSearchedWith(named, product) ? named : undefined
  return { product, today, booking: bookingSite(env, brand), deal }
}

export default function SearchFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, panel, deal, isWithoutDeal } = loaderData
  return (
    <SearchPage head={head} panel={actionData?.panel ?? panel} accepted={actionData?.accepted}>
      {deal && <DealSummary deal={deal} />}
      {isWithoutDeal && <NoSuchDeal />}
    </SearchPage>
  )
}
