import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { agentWords } from '@agency/words/offers/agents/words.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { returnTarget } from '../addresses/return-target.ts'
import { profileOf } from '../clients/backend/profile.server.ts'
import { siteContext } from '../context.server.ts'
import { loadQuotationForm, makeQuotation } from '../features/deals/quotation/quotation-form.server.ts'
import { ForAgentsOnly, QuotationFormPage } from '../features/deals/quotation/quotation-form.tsx'
import type { Route } from './+types/quotation-form'

export const headers: Route.HeadersFunction = () => ({ 'cache-control': cacheControl.personal })
export const meta: Route.MetaFunction = () => [{ title: agentWords().quote }, { name: 'robots', content: 'noindex' }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const asker = askerOf(url, context)
  if (!asker.isAgent) return data({ form: undefined }, { status: 403 })
  const { env, session } = context.get(siteContext)
  const agency = session ? profileOf(session, env).then(profile => profile.agency) : Promise.resolve(undefined)
  return { form: (await loadQuotationForm(asker, agency)) ?? missing() }
}

/** A session that ended meanwhile loses no entries. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asker = askerOf(url, context)
  const result = (await makeQuotation(request, asker)) ?? missing()
  if (result.address !== undefined) throw redirect(returnTarget(result.address, [url.origin]), 303)
  return data(result, { status: asker.isAgent ? 422 : 403 })
}

export default function QuotationForm({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData?.form ?? loaderData.form
  return form ? <QuotationFormPage form={form} /> : <ForAgentsOnly typed={actionData?.typed} />
}

function askerOf(url: URL, context: Readonly<RouterContextProvider>) {
  const { content, env, now, session } = context.get(siteContext)
  return { content, env, url, today: malaysianDay(now), isAgent: session?.isAgent ?? false }
}

function missing(): never {
  throw data('This page could not be found', { status: 404 })
}
