import type { ContentSource } from '../../../clients/content/content-source.server.ts'
import { readSmallForm } from '../../forms/small-form.server.ts'
import { isTrip, peopleAtFirst } from '../../offer-choice/offer-kinds.ts'
import { choiceNames, readChoice } from '../../offer-choice/price-choice.ts'
import type { DealSettings } from '../deals.server.ts'
import { type Quotable, quotable } from './quotable.server.ts'
import { type Faults, readForm } from './read-form.server.ts'
import { quotationAddress } from './signed-quotation.server.ts'

type Asker = {
  content: ContentSource
  env: DealSettings & { SITE_SECRET: string }
  url: URL
  today: string
  isAgent: boolean
}

const names = [...choiceNames, 'customer', 'agency', 'contact', 'markUp', 'markUpUnit', 'until'] as const
const maxValue = 400

/** Undefined without a net rate. @param agency The name of the agent's agency, if known. */
export async function loadQuotationForm(asker: Asker, agency: Promise<string | undefined>) {
  const [offer, agencyName = ''] = await Promise.all([offerOf(asker), agency])
  return offer && formOf(offer, { ...firstValues(offer, asker.url.searchParams), agency: agencyName }, {}, asker)
}

/**
 * @returns The address of the quotation, or the form with its faults; undefined without a net rate. Visitors who are no
 * agents get back their values, the same for every offer, so that nothing shows which offers have net rates.
 * @throws A response, if the form is too large.
 */
export async function makeQuotation(request: Request, asker: Asker) {
  const posted = await readSmallForm(request)
  const typed = Object.fromEntries(names.map(name => [name, typedIn(posted, name)]))
  if (!asker.isAgent) return { typed }
  const offer = await offerOf(asker)
  if (!offer) return undefined
  const { quotation, faults } = { quotation: undefined, ...readForm(typed, offer, asker.today) }
  if (!quotation) return { form: formOf(offer, typed, faults ?? {}, asker) }
  return { address: await quotationAddress(quotation, asker.env.SITE_SECRET) }
}

function typedIn(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value.slice(0, maxValue).trim() : ''
}

async function offerOf({ content, env, url, today }: Asker): Promise<Quotable | undefined> {
  const about = url.searchParams.get('about') ?? ''
  return about ? quotable(content, env, about, today) : undefined
}

function firstValues({ table, kind, net, proposed }: Quotable, query: URLSearchParams): Record<string, string> {
  const people = String(Math.max(net.least, peopleAtFirst(kind)))
  return {
    [isTrip(kind) ? 'adults' : 'people']: people,
    markUpUnit: 'percent',
    until: proposed,
    ...Object.fromEntries(Object.entries(readChoice(table, query)).filter(([, value]) => value)),
  }
}

function formOf(offer: Quotable, values: Record<string, string>, faults: Faults, { today }: Asker) {
  const { path, title, picture, table, kind, last, net } = offer
  return { offer: { path, title, picture }, table, kind, last, today, values, faults, net }
}

export type QuotationForm = ReturnType<typeof formOf>
