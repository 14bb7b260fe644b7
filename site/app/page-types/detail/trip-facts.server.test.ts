import { inLanguage } from '@agency/words/current-language.ts'
import { expect, test } from 'vitest'
import { entryLines, entryOfPlace } from '../../features/site-settings/entry-rules.server.ts'
import { factsOf, glanceOf, houseWords, nightsOf, tripFacts } from './trip-facts.server.ts'

const nothing = {
  ship: '',
  walking: undefined,
  minGroup: undefined,
  maxGroup: undefined,
  hotels: [],
  hotelsNamedDays: undefined,
}
const house = { place: 'Rome', stars: undefined, hotel: '', kind: 'Palazzo', sample: false }
const night = (overnight: string) => ({ day: '', title: '', text: '', meals: '', overnight, stops: [] })

test('unknown facts are left out', () => {
  expect(tripFacts(nothing)).toEqual({ walking: undefined, group: '', ship: undefined })
  expect(tripFacts({ ...nothing, walking: 9 }).walking).toBeUndefined()
})

test('days and nights stand together in Chinese, with commas in English', () => {
  const trip = { days: 4, nights: 3, nightsInAir: 1, destinations: [], ports: [], audience: [] }
  const [length] = factsOf(trip)
  const [short] = inLanguage('zh', () => factsOf({ ...trip, nightsInAir: 0 }))
  expect([length?.value, short?.value]).toEqual(['4 days, 3 nights, 1 on the way', '4天3晚'])
})

test('a group from one person on, within limits, or up to one', () => {
  expect(tripFacts({ ...nothing, minGroup: 2 }).group).toBe('From 2 people')
  expect(tripFacts({ ...nothing, minGroup: 10, maxGroup: 26 }).group).toBe('10 to 26 people')
  expect(tripFacts({ ...nothing, maxGroup: 40 }).group).toBe('40 people at most')
})

test('the known facts of a ship are shown', () => {
  expect(tripFacts({ ...nothing, ship: 'Icon of the Seas' }).ship?.facts).toEqual([
    { label: 'In service since', value: '2024' },
    { label: 'Guests', value: '5,610, two to a cabin' },
    { label: 'At most', value: '7,600 guests' },
    { label: 'Length', value: '365 m' },
    { label: 'Decks', value: '20' },
  ])
  expect(tripFacts({ ...nothing, ship: 'Cutty Sark' }).ship).toEqual({ name: 'Cutty Sark', facts: [] })
})

test('nights are counted from the day by day, once more where one returns', () => {
  const days = ['Tokyo', 'Tokyo', 'Hakone', 'On board', 'Tokyo', ''].map(night)
  const hotels = [
    { ...house, place: 'Tokyo', stars: 4 },
    { ...house, place: 'Hakone' },
  ]
  expect(nightsOf(days, hotels).map(({ place, nights }) => `${place} ${nights}`)).toEqual([
    'Tokyo 2',
    'Hakone 1',
    'Tokyo 1',
  ])
})

test('a house has a name, gets one by a day, or is a sample', () => {
  const named = { ...house, hotel: 'Contoh House' }
  expect(houseWords([named], 14)).toBe('')
  expect(houseWords([named, house], 14)).toMatch(/^We name each hotel by 14 days before departure\./)
  expect(houseWords([], 21)).toContain('by 21 days')
  expect(houseWords([house], undefined)).toMatch(/travel papers/)
  expect(houseWords([{ ...named, sample: true }], undefined)).toMatch(/^These names are samples/)
  expect(houseWords([], undefined)).toBe('')
})

test('what is not known of a trip is named, so that silence does not pass for a yes', () => {
  const known = { steps: 'yes, 40 steps', lifts: '', hearing: '', food: '', prayer: '', vegetarian: '' }
  expect(glanceOf(known, 5)).toEqual({
    known: ['Steps and boats: yes, 40 steps', 'Children: yes, from 5 years of age'],
    unknown: ['Not known, ask us: lifts, hearing, halal food, prayer, vegetarian food'],
  })
})

test('a rule of entry stands on each trip that goes or begins there and on each place, with its day and source', () => {
  const about = { passport: 'Malaysian', checked: '2026-11-27', source: 'gov.example' }
  const rules = [
    { ...about, country: 'Vietnam', rule: 'no visa', destinations: ['Vietnam', 'Hanoi'] },
    { ...about, country: 'Japan', rule: 'no visa', destinations: ['Japan'] },
    { ...about, country: 'Hong Kong', rule: '90 days', destinations: ['Hong Kong'] },
    { ...about, country: 'China', rule: '30 days', destinations: ['China'] },
  ]
  expect(entryLines(rules, ['Hanoi', 'Hạ Long'])).toEqual([
    'Vietnam, Malaysian passport: no visa (gov.example, 27 Nov 2026)',
  ])
  const ofPlace = (place: string) => entryOfPlace(rules, place, 'China').map(line => line.split(',')[0])
  expect([ofPlace('Hong Kong'), ofPlace('Harbin')]).toEqual([['Hong Kong'], ['China']])
})
