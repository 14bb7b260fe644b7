import { expect, test } from 'vitest'
import {
  belongingTo,
  names,
  onwardFrom,
  type Place,
  placeWord,
  relatives,
  wholeRows,
  withPlacesIn,
  wordsOf,
} from './belonging.ts'

const at = (path: string, place: string, country: string, dealTags: string[] = [], position: number[] = []): Place => {
  const [latitude, longitude] = position
  return { path, place, country, dealTags, ...(latitude !== undefined && { latitude, longitude }) }
}
const malaysia = at('/discover-malaysia', 'Malaysia', 'Malaysia', ['malaysia'])
const penang = at('/holidays-in-penang', 'Penang', 'Malaysia', ['penang', 'george-town', 'malaysia'], [5.4, 100.3])
const state = at('/malaysia-states/penang', 'Penang', 'Malaysia', ['penang', 'malaysia'], [5.4, 100.4])
const langkawi = at('/holidays-in-langkawi', 'Langkawi', 'Malaysia', ['langkawi', 'kedah', 'malaysia'], [6.3, 99.8])
const perlis = at('/malaysia-states/perlis', 'Perlis', 'Malaysia', ['perlis', 'langkawi', 'malaysia'], [6.4, 100.2])
const sabah = at('/holidays-in-sabah', 'Sabah', 'Malaysia', ['sabah', 'malaysia'], [5.9, 116])
const hanoi = at('/discover-northern-vietnam', 'Northern Vietnam', 'Vietnam', ['hanoi', 'ha-long', 'vietnam'])
const all = [malaysia, penang, state, langkawi, perlis, sabah, hanoi]

test('names are compared without their marks', () => {
  expect(placeWord('Hạ Long Bay')).toBe('ha-long-bay')
  expect(placeWord('Đà Nẵng')).toBe('da-nang')
  expect(names(['Hạ Long Bay'], ['ha-long'])).toBe(true)
  expect(names(['Penangkap'], ['penang'])).toBe(false)
  expect(names(['', '–'], [''])).toBe(false)
})

test('a neighbour’s name among the tags is no word of its own', () => {
  expect(wordsOf(perlis, all)).toEqual({ own: ['perlis'], near: ['langkawi'], country: 'malaysia' })
  expect(wordsOf(penang, all)).toEqual({ own: ['penang', 'george-town'], near: [], country: 'malaysia' })
  expect(wordsOf(malaysia, all)).toEqual({ own: ['malaysia'], near: [], country: 'malaysia' })
})

test('offers of the place come before those near it, and those of the country show only without others', () => {
  const things = [['Kuala Lumpur', 'Malaysia'], ['Langkawi'], ['Perlis'], ['Bali']]
  const found = (place: Place) => belongingTo(wordsOf(place, all), things, thing => thing)
  expect(found(perlis)).toEqual({ found: [['Perlis'], ['Langkawi']], near: [['Langkawi']], where: 'around' })
  expect(found(langkawi)).toEqual({ found: [['Langkawi']], near: [], where: 'own' })
  expect(found(sabah)).toEqual({ found: [['Kuala Lumpur', 'Malaysia']], near: [], where: 'country' })
  expect(found(hanoi)).toEqual({ found: [], near: [], where: 'country' })
})

test('a country has what its places have', () => {
  const { within } = relatives(malaysia, all)
  const words = withPlacesIn(wordsOf(malaysia, all), within)
  const things = [['George Town'], ['Malaysia'], ['Hanoi'], ['Perlis']]
  expect(belongingTo(words, things, thing => thing)).toEqual({
    found: [['George Town'], ['Malaysia'], ['Perlis']],
    near: [],
    where: 'own',
  })
})

test('two pages of a place link to each other, and not to themselves', () => {
  expect(relatives(penang, all).sisters).toEqual([state])
  expect(relatives(state, all).sisters).toEqual([penang])
  for (const place of all) {
    const { sisters, within, nearby, country } = relatives(place, all)
    expect([...sisters, ...within, ...nearby, country]).not.toContain(place)
  }
})

test('the nearest of the same country come first, each place once', () => {
  expect(relatives(perlis, all).nearby).toEqual([langkawi, penang, sabah])
  expect(relatives(perlis, all).country).toBe(malaysia)
})

test.each([
  [1, 'm, a, b, Malaysia'],
  [3, 'm, m, m, Malaysia'],
  [4, 'm, m, m, m, Malaysia'],
])('beside %i other pages of a place, as many neighbours are shown as there is room for', (pages, shown) => {
  const around = {
    sisters: Array.from({ length: pages }, () => 'm'),
    nearby: ['a', 'b', 'c', 'd'],
    country: 'Malaysia',
  }
  expect(onwardFrom(around, 4).join(', ')).toBe(shown)
})

test('a country shows the places in it', () => {
  const { within, nearby, country } = relatives(malaysia, all)
  expect([within, nearby, country]).toEqual([[penang, langkawi, perlis, sabah], [], undefined])
})

test.each([
  [1, 1],
  [3, 3],
  [5, 4],
  [7, 6],
  [30, 8],
])('of %i cards %i fill whole rows', (given, shown) => {
  expect(wholeRows(Array.from({ length: given }))).toHaveLength(shown)
})
