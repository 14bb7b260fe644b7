import { join } from 'node:path'
import { type Season, type SeasonOffer, stayInSeason } from '@agency/contracts/dates/seasons/seasons.ts'
import { scenes } from '@agency/posters/scenes/scenes.ts'
import { readHolidays, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import { expect, test } from 'vitest'
import { isTranslation } from '../../database/place.ts'
import { checkContent } from '../checking/check-content.ts'
import { faultLine } from './fault.ts'
import { readContent } from './read-content.ts'

const folder = join(import.meta.dirname, '../..', 'content')
const { nodes, faults } = readContent(folder)
const byKey = new Map(nodes.map(node => [node.key, node]))
const fixed = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const childrenOf = (key: string) =>
  nodes.filter(node => node.parentKey === key && !isTranslation(node)).sort((a, b) => a.sort - b.sort)

test('the content that comes with the product has no faults', () => {
  expect(faults.map(faultLine)).toEqual([])
})

test('nodes that code looks up by key exist', () => {
  const aliases = [1, 2, 3, 6, 11, 12, 13, 14, 20, 21, 22, 23, 24].map(number => byKey.get(fixed(number))?.alias)
  expect(aliases.join(' ')).toBe('settings menu menu footer widget widget widget widget folder folder folder menu menu')
})

test('the main menu has its items in their order; Agent is for agents', () => {
  const items = childrenOf(fixed(2))
  expect(items.map(item => item.name).join(', ')).toBe(
    'Flights, Hotels, Flight + Hotels, Tour Packages, Car Rentals, Students, Attraction Ticket, SCB, Blog, Agent',
  )
  expect(items.filter(item => item.properties.agentOnly).map(item => item.name)).toEqual(['Agent'])
})

test('there are enough deals of every product, none begins after it ends, no two share a picture', () => {
  const deals = nodes.filter(node => node.alias === 'deal').map(node => node.properties)
  expect(deals.length).toBeGreaterThanOrEqual(36)
  for (const product of ['flight', 'hotel', 'package', 'car']) {
    expect(deals.filter(deal => deal.product === product).length).toBeGreaterThanOrEqual(6)
  }
  expect(deals.filter(deal => String(deal.validFrom) >= String(deal.validUntil))).toEqual([])
  expect(new Set(deals.map(deal => deal.image)).size).toBe(deals.length)
})

test('the shipped content has no broken link, missing picture or unknown category', () => {
  const drawn = new Set(scenes.map(({ slug }) => slug))
  const wrong = checkContent(folder, drawn, new Date()).filter(({ level }) => level === 'error')
  expect(wrong.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([])
})

const known = readHolidays(usualHolidaysFile)
/** The day for which the sample offers were dated. */
const written = '2026-11-26'

/** The sample offers for everybody, cars apart, that can be booked now or later and used in a season. */
function usableIn(season: Season): string[] {
  return nodes
    .filter(({ alias, properties }) => alias === 'deal' && !properties.agentOnly && properties.product !== 'car')
    .filter(({ properties: { validFrom, validUntil, ...offer } }) => {
      const from = String(validFrom) > written ? String(validFrom) : written
      const stay = stayInSeason(offer as SeasonOffer, season, from, known)
      return stay !== undefined && String(validUntil) >= written
    })
    .map(({ properties }) => String(properties.product))
}

test.each(['school-holidays-a', 'school-holidays-b', 'year-end', 'chinese-new-year', 'hari-raya', 'mid-year'] as const)(
  'twelve offers or more can be used in the season %s, flights and journeys among them',
  season => {
    const products = usableIn(season)
    expect(products.length).toBeGreaterThanOrEqual(12)
    expect(products.filter(product => product === 'flight').length).toBeGreaterThanOrEqual(4)
    expect(products.filter(product => product !== 'flight' && product !== 'hotel').length).toBeGreaterThanOrEqual(4)
  },
)
