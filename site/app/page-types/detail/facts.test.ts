import { expect, test } from 'vitest'
import { factsOf } from './trip-facts.server.ts'

const nothing = { destinations: [], ports: [], audience: [] }

test('one night is one night', () => {
  expect(factsOf({ ...nothing, days: 2, nights: 1 })).toEqual([
    { label: 'Length', value: '2 days, 1 night', icon: 'clock' },
  ])
  expect(factsOf({ ...nothing, days: 1, nights: 0 })).toEqual([{ label: 'Length', value: '1 day', icon: 'clock' }])
})

test('a cruise names its ports rather than its places', () => {
  const facts = factsOf({
    destinations: ['Malaysia', 'Thailand'],
    ports: ['Port Klang'],
    audience: ['muslim-friendly'],
  })
  expect(facts).toEqual([
    { label: 'Port', value: 'Port Klang', icon: 'ship' },
    { label: 'Good for', value: 'Muslim travellers', icon: 'users' },
  ])
})

test('unknown facts are left out', () => expect(factsOf(nothing)).toEqual([]))
