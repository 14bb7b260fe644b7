import { join } from 'node:path'
import { readContent } from '@agency/content-system/files/reading/read-content.ts'
import { journeyWithin } from '@agency/contracts/dates/seasons/trip-days.ts'
import { malaysianStates } from '@agency/reference-data/states.ts'
import { readPriceTable } from '@agency/site/app/clients/content/readers/kinds/price-tables.ts'
import { monthsOffered, type Travel, tripDaysOf } from '@agency/site/app/features/offer-choice/trip-days.server.ts'
import { expect, test } from 'vitest'

/*
 * Every trip of the sample content on every day of two years from every state, reckoned a second time from the content
 * itself, in days since 1970.
 */

const today = '2026-11-28'
const { nodes } = readContent(join(import.meta.dirname, '../../../systems/content/content'))
const isTrip = ({ alias, properties: { nights, days } }: (typeof nodes)[number]) =>
  alias === 'contentDetail' && (nights ?? days) !== undefined

type When = { days?: string[]; until?: string }
type Facts = {
  months?: number[]
  travelFrom?: string
  travelUntil?: string
  validUntil: string
  daysAway: number
  startsIn: string
  ports?: string[]
  priceTable: { rows: { when?: When }[]; heads?: { when?: When }[] }
}

const number = (day: string) => Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8)) / 86_400_000
const monthOf = (day: number) => new Date(day * 86_400_000).getUTCMonth() + 1
const text = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)
const first = number(today)
const twoYears = Array.from({ length: 730 }, (_, at) => first + at)
const nearKualaLumpur = ['kuala-lumpur', 'selangor', 'putrajaya']

function startsOf({ months, travelFrom, travelUntil, validUntil, daysAway, ports, priceTable }: Facts): Set<number> {
  const whens = [...priceTable.rows, ...(priceTable.heads ?? [])].map(({ when }) => when ?? {})
  const departures = whens.flatMap(({ days = [] }) => days)
  if (departures.length > 0 || ports) return new Set(departures.map(number).filter(day => day >= first))
  const ends = whens.flatMap(({ until }) => (until ? [until] : []))
  const pricesEnd = priceTable.rows.every(({ when }) => when?.until) ? ends : [...ends, validUntil]
  const last = number(travelUntil ?? pricesEnd.sort().at(-1) ?? validUntil)
  const starts = twoYears.filter(day => day + daysAway - 1 <= last && (!travelFrom || day >= number(travelFrom)))
  return new Set(starts.filter(day => !months || months.includes(monthOf(day))))
}

test('a trip fits days off exactly where leaving home and coming back fit', () => {
  const trips = nodes.filter(isTrip)
  expect(trips.length).toBeGreaterThan(120)
  for (const { file, properties } of trips) {
    const facts = properties as Facts
    const starts = startsOf(facts)
    const priceTable = readPriceTable(facts.priceTable, () => {})
    const trip = tripDaysOf({ ports: [], months: [], ...facts, priceTable } as unknown as Travel, today)
    for (const { slug } of malaysianStates) {
      const isNear = [facts.startsIn, slug].every(state => nearKualaLumpur.includes(state))
      const way = isNear || facts.startsIn === slug ? 0 : 1
      const away = facts.daysAway + 2 * way
      const wrong = twoYears.filter(day => {
        const found = journeyWithin(trip, { first: text(day), last: text(day + away - 1) }, slug)
        const isRight = found?.leaves === text(day) && found.home === text(day + away - 1)
        return starts.has(day + way) ? !isRight : found !== undefined
      })
      expect(wrong.map(text), `${file} from ${slug}`).toEqual([])
    }
    const months = [...new Set([...starts].filter(day => day >= first + 7).map(day => text(day).slice(0, 7)))]
    if (!facts.ports && trip.departures === undefined) expect(monthsOffered(trip, today), file).toEqual(months)
  }
}, 300_000)
