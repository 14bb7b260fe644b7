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
    const facts = { maxGroup: properties.maxGroup as number | undefined }
    const table = tableToAsk(
      readPriceTable(properties.priceTable, () => {}),
      kind,
      '2026-11-26',
      facts,
    )
    return isTrip(kind) && table ? [{ name, kind, table }] : []
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
  const rules = {
    'an adult travels': adults > 0,
    'the lines make the sum': sum(lines.map(({ count, sen }) => count * sen)) === total,
    'each person has a line': sum(lines.map(({ count }) => count)) === people,
    'each person has a room': heads.length === 0 || sum(heads) === people,
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
