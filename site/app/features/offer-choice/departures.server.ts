import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { formatBriefDay, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { offerWords } from '@agency/words/offers/offer/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'

/** In days, just enough time to ask, pay and pack. */
const near = 75
const maxNamed = 3

/** The next one first. @param today Malaysian calendar day. */
export function departuresAhead(table: PriceTable | undefined, today: string): string[] {
  const heads = table ? [...table.rows, ...(table.heads ?? [])] : []
  const days = heads.flatMap(({ when }) => when?.days?.filter(day => day >= today) ?? [])
  return [...new Set(days)].sort()
}

export function areLast(departures: string[], today: string): boolean {
  const last = departures.at(-1)
  return last !== undefined && last <= addDays(today, near)
}

/** `14 Dec, 21 Dec 2026, 11 Jan 2027, 2 more` */
export function departureLine(departures: string[]): string {
  const shownDepartures = departures.slice(0, maxNamed)
  const { inYear, row } = formatWords()
  const days = shownDepartures.map((day, at) => {
    const beside = (other: string | undefined) =>
      other?.slice(0, 4) === day.slice(0, 4) ? formatBriefDay(day) : formatShortDay(day)
    return inYear({
      day: { ifFirst: beside(shownDepartures[at - 1]), ifLast: beside(shownDepartures[at + 1]) },
    })
  })
  const more = departures.length - shownDepartures.length
  return row([...days, more > 0 && offerWords().more(more)])
}
