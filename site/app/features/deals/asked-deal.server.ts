import { formatDays, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { dealWords } from '@agency/words/offers/deals/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { type Deal, type DealSettings, dealNamed } from './deals.server.ts'

type Asker = { content: ContentSource; env: DealSettings; url: URL; today: string; isAgent: boolean }

/** Undefined for a net rate, unless the visitor is an agent. */
export async function askedDeal({ content, env, url, today, isAgent }: Asker) {
  const slug = url.searchParams.get('deal')
  const deal = slug ? await dealNamed(content, env, slug, { today, isAgent }) : undefined
  return deal && { title: deal.title, picture: deal.image, agentOnly: deal.agentOnly, facts: () => factsOf(deal) }
}

function factsOf({ title, price, priceUnit, facts, travelFrom, travelUntil, validUntil }: Deal) {
  const { labels, from } = dealWords()
  const sum = price?.words ?? (price?.sen === undefined ? '' : from(formatSen(price.sen)))
  return [
    { label: labels.offer, value: title },
    { label: labels.price, value: sum && `${sum} ${termWords(priceUnit)}`.trim() },
    { label: labels.conditions, value: facts },
    { label: labels.travel, value: travelFrom && travelUntil ? formatDays(travelFrom, travelUntil) : '' },
    { label: labels.until, value: validUntil ? formatShortDay(validUntil) : '' },
  ].filter(({ value }) => value)
}
