import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { weekdaysOf } from '@agency/contracts/dates/seasons/first-days.ts'
import { daysOfSeason, type KnownHolidays, type Season, stayInSeason } from '@agency/contracts/dates/seasons/seasons.ts'
import { dealHref } from '@agency/contracts/site/deal-card.ts'
import { isSearched, type Product, searchForms } from '@agency/contracts/site/products.ts'
import { formatDays } from '@agency/ui/formats/malaysian-day.ts'
import { dealWords } from '@agency/words/offers/deals/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { keptWhileSame } from '../../clients/content/cache/kept-while-same.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { type HolidaySettings, loadHolidays } from '../site-settings/days-off.server.ts'
import { beginWords } from './deal-words.ts'
import { type Deal, slugOfDeal } from './deals.server.ts'

export type DealCalendar = { today: string; daysAhead: Record<Product, number>; holidays: KnownHolidays }

type CalendarSettings = HolidaySettings & { SEARCH_DAYS: Pick<DealCalendar, 'daysAhead'> }

export async function loadDealCalendar(
  content: ContentSource,
  env: CalendarSettings,
  today: string,
): Promise<DealCalendar> {
  return { today, daysAhead: env.SEARCH_DAYS.daysAhead, holidays: await loadHolidays(content, env) }
}

type Stay = ReturnType<typeof stayInSeason>

/** The stays of all deals are a fifth of a home page's time. */
const stays = keptWhileSame<Deal, Season, Stay>()

/** For a booking made today. */
export function earliestDay({ product }: Deal, { today, daysAhead }: DealCalendar): string {
  return addDays(today, daysAhead[isSearched(product) ? product : 'flight-plus-hotel'])
}

/** For a booking made today. */
export function stayOf(deal: Deal, season: Season, calendar: DealCalendar): Stay {
  const { holidays } = calendar
  const from = earliestDay(deal, calendar)
  return stays(deal, [from, holidays], season, () => stayInSeason(deal, season, from, holidays))
}

/**
 * `school holidays too, but for 24 Dec – 3 Jan; Wednesday to Saturday`: whether it is valid in the next school holidays,
 * of all schools or of one group, and what takes it away.
 */
export function travelNoteOf(deal: Deal, calendar: DealCalendar): string {
  const holidays = wordsFor(season => stayOf(deal, season, calendar) !== undefined)
  const ahead = deal.blackouts.filter(({ last }) => last >= calendar.today)
  const days = ahead.map(({ first, last }) => formatWords().withoutYears(formatDays(first, last)))
  const { holidaysBut, not } = dealWords()
  const when = days.length === 0 ? holidays : holidays ? holidaysBut({ holidays, days }) : not(days)
  const begin = beginWords(weekdaysOf(deal.weekdays), 'beginShort')
  return when && begin ? dealWords().both({ when, begin }) : when || begin
}

const ofSchools = ['school-holidays-a', 'school-holidays-b'] as const

/** The nights are those away from home; without them there is no note. */
export function departureHolidayWords({ today, holidays }: DealCalendar) {
  const seasonDays = new Map(ofSchools.map(season => [season, daysOfSeason(season, today, holidays)]))
  return (departures: string[], nights: number | undefined): string => {
    if (nights === undefined) return ''
    return wordsFor(season =>
      (seasonDays.get(season) ?? []).some(({ first, last }) =>
        departures.some(day => day >= first && day <= last && addDays(day, nights) <= last),
      ),
    )
  }
}

function wordsFor(isUsable: (season: (typeof ofSchools)[number]) => boolean): string {
  const [ofA, ofB] = ofSchools.map(isUsable)
  if (ofA && ofB) return dealWords().holidays
  return ofA || ofB ? dealWords().holidaysOf(ofA ? 'A' : 'B') : ''
}

/** The link of a deal; a search begins on this day and lasts the deal's nights. */
export function dealHrefOn(deal: Deal, day: string): string {
  const href = dealHref(deal, slugOfDeal(deal))
  const { product } = deal
  return isSearched(product) && href.includes('deal=') ? `${href}&${searchForms[product].days[0]}=${day}` : href
}
