import { addDays, addMonths, monthsFrom } from '@agency/contracts/dates/calendar-day.ts'
import { firstDays } from '@agency/contracts/dates/seasons/first-days.ts'
import { airportByCode } from '@agency/reference-data/airports.ts'
import { dealWords } from '@agency/words/offers/deals/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { keptWhileSame } from '../../clients/content/cache/kept-while-same.ts'
import { type DealCalendar, dealHrefOn, earliestDay } from './deal-season.server.ts'
import type { Deal } from './deals.server.ts'

export type FareMonth = { sen: number; href: string } | undefined

/** `months` are `YYYY-MM`; `cells` has one of each month. */
export type FareMonths = {
  months: string[]
  routes: { name: string; cells: FareMonth[] }[]
  /** The unit of all prices; empty where they differ. */
  unit: string
}

const monthsShown = 6
const monthsLooked = 12

const starts = keptWhileSame<Deal, string, string | undefined>()

/** For half a year, from the first month with a price. Leaves out deals without a period, and places whose months cost alike. */
export function fareMonths(deals: Deal[], calendar: DealCalendar): FareMonths {
  const ahead = monthsFrom(calendar.today, monthsLooked)
  const dated = deals.filter(
    ({ price, travelFrom, travelUntil }) => price?.sen !== undefined && travelFrom && travelUntil,
  )
  const routes = [...Map.groupBy(dated, deal => placesOf(deal).join(' to '))]
    .map(([route, all]) => ({
      route,
      name: routeInWords(placesOf(all[0] as Deal)),
      cells: ahead.map(month => cheapestIn(month, all, calendar)),
    }))
    .sort((one, other) => one.route.localeCompare(other.route, 'en'))
  const first = ahead.findIndex((_, at) => routes.some(({ cells }) => cells[at] !== undefined))
  const shown = <Item>(list: Item[]) => (first < 0 ? [] : list.slice(first, first + monthsShown))
  const units = new Set(dated.map(({ priceUnit }) => priceUnit))
  return {
    months: shown(ahead),
    routes: routes.map(({ name, cells }) => ({ name, cells: shown(cells) })).filter(areUnlike),
    unit: units.size === 1 ? termWords([...units].join('')) : '',
  }
}

const areUnlike = ({ cells }: { cells: FareMonth[] }) => new Set(cells.flatMap(cell => cell?.sen ?? [])).size > 1

/** In English, as they join deals: from and to, or only the place of a trip without airports. */
function placesOf({ fromStation, place, title }: Deal): string[] {
  const from = airportByCode(fromStation)?.city ?? fromStation
  return from && place ? [from, place] : [place || title]
}

/** `Johor Bahru to Penang` */
function routeInWords(places: string[]): string {
  const [from = '', to] = places.map(termWords)
  return to ? dealWords().route({ from, to }) : from
}

function cheapestIn(month: string, deals: Deal[], calendar: DealCalendar): FareMonth {
  const [cheapest] = deals
    .flatMap(deal => {
      const from = earliestDay(deal, calendar)
      const start = starts(deal, [from], month, () => firstStart(month, deal, from))
      const sen = deal.price?.sen
      return start && sen !== undefined ? [{ sen, href: dealHrefOn(deal, start) }] : []
    })
    .sort((one, other) => one.sen - other.sen)
  return cheapest
}

/** The journey may end in the next month. */
function firstStart(month: string, deal: Deal, from: string): string | undefined {
  const first = `${month}-01`
  const last = addDays(addMonths(first, 1), (deal.nights ?? 1) - 1)
  return firstDays(deal, { first: first < from ? from : first, last })?.start
}
