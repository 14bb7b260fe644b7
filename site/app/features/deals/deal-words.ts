import { dealProvider } from '@agency/contracts/site/deal-card.ts'
import { airlineByCode } from '@agency/reference-data/airlines.ts'
import { dealWords } from '@agency/words/offers/deals/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'

type Provider = Parameters<typeof dealProvider>[0]

/** `Malaysia Airlines · Hotel on the river, 4 stars`. @param deal `airline` is its code, or its name */
export function providerOf(deal: Provider): string {
  const airline = airlineByCode(deal.airline)?.name ?? deal.airline
  return dealProvider(
    { ...deal, airline, hotel: termWords(deal.hotel) },
    { stars: dealWords().stars, row: formatWords().row },
  )
}

/** `Begin Monday to Thursday`, `Begin on a Friday or Saturday`; empty if any day will do. */
export function beginWords(weekdays: number[], form: 'begin' | 'beginShort' = 'begin'): string {
  const say = dealWords()[form]
  const names = weekdays.map(number => formatWords().weekdays[number] ?? '')
  const [first] = names
  const last = names.at(-1) ?? ''
  if (!first || names.length === 7) return ''
  if (names.length === 1) return say.one(first)
  const areInARow = weekdays.every((number, position) => number === ((weekdays[0] ?? 0) + position) % 7)
  if (names.length > 2 && areInARow) return say.row({ first, last })
  return say.any({ others: names.slice(0, -1), last })
}

export const quotationForm = (path: string): string => `/quotation/new?about=${path}`
