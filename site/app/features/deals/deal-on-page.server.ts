import { type Days, weekdaysOf } from '@agency/contracts/dates/seasons/first-days.ts'
import { type Product, searchForms } from '@agency/contracts/site/products.ts'
import type { CardModel } from '@agency/ui/cards/card.tsx'
import type { SearchFormModel } from '../search/model/search-form-model.ts'
import { beginWords } from './deal-words.ts'
import { type Deal, dealCard, slugOfDeal } from './deals.server.ts'

export type DealOnPage = CardModel & {
  /** `Begin on a Monday or Tuesday`; empty if any day will do. */
  begin: string
  /** Excluded days of the travel period. */
  blackouts: Days[]
  promoCode: string
  isOver: boolean
}

/** @param today Malaysian calendar day. */
export function dealOnPage(deal: Deal, today: string): DealOnPage {
  return {
    ...dealCard(deal),
    begin: beginWords(weekdaysOf(deal.weekdays)),
    blackouts: deal.blackouts,
    promoCode: deal.promoCode,
    isOver: (deal.validUntil ?? '9') < today,
  }
}

export function isSearchedWith(deal: Deal, product: Product): boolean {
  return dealCard(deal).href.startsWith(`${searchForms[product].path}?`)
}

export function withDeal(form: SearchFormModel, deal: Deal): SearchFormModel {
  const days = {
    first: deal.travelFrom,
    last: deal.travelUntil,
    weekdays: weekdaysOf(deal.weekdays),
    blackouts: deal.blackouts,
  }
  return { ...form, deal: { slug: slugOfDeal(deal), days } }
}
