import { formatDays, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { type Deal, type DealSettings, dealNamed } from './deals.server.ts'

type Asker = { content: ContentSource; env: DealSettings; url: URL; today: string; isAgent: boolean }

/** Undefined for a net rate, unless the visitor is an agent. */
export async function askedDeal({ content, env, url, today, isAgent }: Asker) {
  const slug = url.searchParams.get('deal')
  const deal = slug ? await dealNamed(content, env, slug, { today, isAgent }) : undefined
  return deal && { title: deal.title, picture: deal.image, agentOnly: deal.agentOnly, facts: factsOf(deal) }
}

function factsOf({ title, price, priceUnit, facts, travelFrom, travelUntil, validUntil }: Deal) {
  const sum = price?.words ?? (price?.sen === undefined ? '' : `from ${formatSen(price.sen)}`)
  return [
    { label: 'Offer', value: title },
    { label: 'Price', value: sum && `${sum} ${priceUnit}`.trim() },
    { label: 'Conditions', value: facts },
    { label: 'Travel', value: travelFrom && travelUntil ? formatDays(travelFrom, travelUntil) : '' },
    { label: 'Book by', value: validUntil ? formatShortDay(validUntil) : '' },
  ].filter(({ value }) => value)
}
