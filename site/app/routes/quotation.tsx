import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { data } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { loadQuotation, statusOf } from '../features/deals/quotation/quotation-page.server.ts'
import { QuotationPage, quotationTitle } from '../features/deals/quotation/quotation-page.tsx'
import type { Route } from './+types/quotation'

/** Never cached, and the address, which opens the quotation, is sent to no other site. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': cacheControl.personal,
  'referrer-policy': 'same-origin',
})
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: quotationTitle(loaderData?.view) },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { content, env, now, session } = context.get(siteContext)
  const view = await loadQuotation({ content, env, url, today: malaysianDay(now) })
  const isAgent = session?.isAgent ?? false
  const soldBy = isAgent || view.state === 'broken' ? undefined : view.quotation.agency
  return data({ view, isAgent, soldBy }, { status: statusOf(view) })
}

export default function Quotation({ loaderData }: Route.ComponentProps) {
  return <QuotationPage view={loaderData.view} isAgent={loaderData.isAgent} />
}
