import { join } from 'node:path'
import { readContent } from '@agency/content-system/files/reading/read-content.ts'
import { pageRoles, rolePaths } from '@agency/contracts/content/route-node.ts'
import { readPriceTable } from '@agency/site/app/clients/content/readers/kinds/price-tables.ts'
import { tableToAsk } from '@agency/site/app/features/offer-choice/choice-table.server.ts'
import { isTrip, offerKind } from '@agency/site/app/features/offer-choice/offer-kinds.ts'
import { type ChoiceTable, quoteOf } from '@agency/site/app/features/offer-choice/price-choice.ts'
import { expect, test } from 'vitest'

/* The sums of all trips in the sample content, for parties of every kind. */

const { nodes } = readContent(join(import.meta.dirname, '../../../systems/content/content'))
const trips = nodes
  .filter(({ alias, properties }) => alias === 'contentDetail' && properties.priceTable)
  .flatMap(({ file, properties }) => {
    const name = file.replace(/^.*pages\//, '')
    const role = pageRoles.find(one => rolePaths[one] === `/${name.split('/')[0]}`)
    const kind = offerKind({ role }, { ports: (properties.ports as string[]) ?? [] })
    const facts = {
      maxGroup: properties.maxGroup as number | undefined,
      youngestAge: properties.youngestAge as number | undefined,
    }
    const table = tableToAsk(
      readPriceTable(properties.priceTable, () => {}),
      kind,
      '2026-11-26',
      facts,
    )
    return isTrip(kind) && table
      ? [{ name, kind, table, youngest: facts.youngestAge ?? 0, raw: properties.priceTable }]
      : []
  })

const families = [[], [1], [3], [5], [7, 9], [4, 10], [12, 15], [5, 7, 9]]
const places = ({ rows, columns }: ChoiceTable) =>
  rows.flatMap(({ label }) => (columns.length > 0 ? columns : ['']).map(room => ({ departure: label, room })))

function quote({ table, kind }: (typeof trips)[number], place: { departure: string; room: string }, party: Party) {
  const { adults, ages, rooms = '' } = party
  const children = String(ages.length)
  const choice = { ...place, people: '', adults: String(adults), children, childAges: ages.join(', '), rooms }
  const found = quoteOf(table, choice, kind)
  return found?.fromTable ? found : undefined
}
type Party = { adults: number; ages: number[]; rooms?: string }

test('the sample content has tables of prices of trips', () => {
  expect(trips.length).toBeGreaterThan(110)
})

/** The rules that one sum breaks. An `expect` for each would take most of the time. @param before The sum with one adult fewer. */
function brokenRules({ lines, total, heads }: Sum, { adults, ages, rooms }: Required<Party>, before: number) {
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
  const people = adults + ages.length
  const infants = lines.find(({ label }) => label.startsWith('Infant'))?.count ?? 0
  const rules = {
    'an adult travels': adults > 0,
    'the lines make the sum': sum(lines.map(({ count, sen }) => count * sen)) === total,
    'each person has a line': sum(lines.map(({ count }) => count)) === people,
    'each person has a room': heads.length === 0 || sum(heads) === people - infants,
    'the rooms are those wished for': rooms === '' || heads.length === 0 || heads.length === Number(rooms),
    'a line has whole amounts': lines.every(({ sen, count }) => Number.isInteger(sen) && sen > 0 && count > 0),
    'one more person never pays less': rooms !== '' || total >= before,
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}
type Sum = NonNullable<ReturnType<typeof quote>>

test.each(trips)('$name: sums are those of its table', trip => {
  const broken: string[] = []
  for (const place of places(trip.table)) {
    for (const ages of families) {
      let before = 0
      for (let adults = 0; adults <= 9; adults++) {
        for (const rooms of ['', '1', '2', '3']) {
          const party = { adults, ages, rooms }
          const found = quote(trip, place, party)
          if (!found) continue
          const rules = brokenRules(found, party, before)
          if (rules.length > 0) broken.push(`${rules}: ${JSON.stringify({ ...place, ...party })}`)
          if (rooms === '') before = found.total
        }
      }
    }
  }
  expect(broken).toEqual([])
})

test.each(trips)('$name: two adults have a sum somewhere, and no price of a child or a guest is a room', trip => {
  const sums = places(trip.table).filter(place => quote(trip, place, { adults: 2, ages: [] }))
  expect(sums.length).toBeGreaterThan(0)
  const { rows, columns } = trip.table
  const chosen = [...columns, ...rows.map(({ label }) => label)]
  expect(chosen.filter(label => /^child|\bguest\b|\bthird\b|supplement/i.test(label))).toEqual([])
})

test.each(trips)('$name: the table says who shares each of its rooms', trip => {
  const silent = places(trip.table).flatMap(place => {
    const found = quoteOf(trip.table, { ...place, people: '', adults: '2' }, trip.kind)
    return found && !found.fromTable && /how many people share/.test(found.why) ? [place.room] : []
  })
  expect(silent).toEqual([])
})

/** Read from the content by itself: two in a room of two, who is over alone, a child in the dearest place that is free. */
function byHand({ raw, youngest }: (typeof trips)[number], { adults, ages }: Party): number | undefined {
  const { heads, rows, sharing } = raw as RawTable
  const prices = (rows[0]?.prices ?? []).map(price => (price === null ? undefined : price * 100))
  const priceOf = (fits: (fare: RawFare) => boolean) => {
    const at = heads.findIndex(({ fare }, column) => fits(fare ?? { who: 'sharer' }) && prices[column] !== undefined)
    return at < 0 ? undefined : prices[at]
  }
  const isTwo = ({ who, people = sharing }: RawFare) => who === 'sharer' && people === 2
  const two = priceOf(isTwo)
  const kind = heads.find(({ fare }) => isTwo(fare ?? { who: 'sharer' }))?.fare?.room
  if (two === undefined || ages.some(age => age < youngest)) return undefined
  const extra = priceOf(({ who, people }) => who === 'extra guest' || (who === 'extra adult' && people === 1))
  const added = priceOf(({ who }) => who === 'single supplement')
  const isAlone = ({ who, people, room = kind }: RawFare) => who === 'sharer' && people === 1 && room === kind
  const alone = priceOf(isAlone) ?? (added && two + added)
  const odd = adults % 2 === 0 ? 0 : adults > 1 ? (alone ?? extra) : alone
  const beds = Math.floor(adults / 2)
  let sum: number | undefined = odd === undefined ? undefined : beds * 2 * two + odd
  const taken = new Map<number, number>()
  for (const age of ages.toSorted((one, other) => other - one)) {
    const places = heads.flatMap(({ fare }, column) => {
      const { who, youngest: least = 2, oldest = 11, people = 2 } = fare ?? { who: 'sharer' }
      const isFree = who === 'child' && age >= least && age <= oldest && (taken.get(column) ?? 0) < beds * people
      return isFree && prices[column] !== undefined ? [{ column, sen: prices[column] }] : []
    })
    const [place] = places.sort((one, other) => other.sen - one.sen)
    if (place) taken.set(place.column, (taken.get(place.column) ?? 0) + 1)
    const price = place?.sen ?? extra
    sum = sum === undefined || price === undefined ? undefined : sum + price
  }
  return sum
}
type RawFare = { who: string; room?: string; people?: number; youngest?: number; oldest?: number }
type RawTable = { heads: { fare?: RawFare }[]; rows: { prices: (number | null)[] }[]; sharing?: number }

const parties: Party[] = [[1], [2], [3], [2, 1], [2, 8, 5]].map(([adults = 0, ...ages]) => ({ adults, ages }))

test('every trip has the sum by hand for five parties, and few have none', () => {
  let without = 0
  for (const trip of trips) {
    const { rows, columns } = trip.table
    const { heads, sharing } = trip.raw as RawTable
    const at = heads.findIndex(({ fare }) => (fare?.people ?? sharing) === 2 && (fare?.who ?? 'sharer') === 'sharer')
    const place = { departure: rows[0]?.label ?? '', room: columns[Math.max(0, at)] ?? '' }
    for (const party of parties) {
      const found = quote(trip, place, party)
      if (!found) without++
      const own = at < 0 ? undefined : byHand(trip, party)
      if (own !== undefined) expect(found?.total, `${trip.name} ${JSON.stringify(party)}`).toBe(own)
    }
  }
  expect(without / (trips.length * parties.length)).toBeLessThan(0.15)
})
