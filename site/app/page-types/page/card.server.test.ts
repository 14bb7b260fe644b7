import { expect, test } from 'vitest'
import { cardTitle } from './card.server.ts'

const long = 'Kani, an island you can walk around before your coffee is cold'

test('a card shows the name where the title needs a third line', () => {
  expect(cardTitle({ title: long, name: 'Maldives, Kani' })).toBe('Maldives, Kani')
  expect(cardTitle({ title: 'Kani in the morning', name: 'Maldives, Kani' })).toBe('Kani in the morning')
})

test('without a short name the title stays, and without a title the name', () => {
  expect(cardTitle({ title: long, name: '' })).toBe(long)
  expect(cardTitle({ title: long, name: `${long} too` })).toBe(long)
  expect(cardTitle({ title: '', name: 'Maldives, Kani' })).toBe('Maldives, Kani')
})
