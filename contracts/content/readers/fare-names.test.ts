import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fareOf, isChosen } from './fare-names.ts'

/** Names of prices as agencies write them: a room for so many, a party, an unknown name, or what nobody chooses. */
const cases = `
  Twin sharing | room 2
  Single | room 1
  Single in inside cabin | room 1
  Adult twin sharing | room 2
  Twin, taxes included | room 2
  Twin with airport transfer | room 2
  Bilik bujang | room 1
  双人房 | room 2
  Sebilik berdua | room 2
  2 pax | party 2
  4 to 6 pax | party 4-6
  4–6 orang | party 4-6
  Two adults and two children | party 4
  Deluxe | unknown
  Price | unknown
  Beachfront, adults only | unknown
  Lodge, children welcome | unknown
  Tip of Borneo lodge | unknown
  Family of two adults and two children | unknown
  Single supp | supplement
  Single supplement | supplement
  Tambahan bujang | supplement
  单人房差 | supplement
  Peak season surcharge | addition
  Airport tax | addition
  Cukai lapangan terbang | addition
  Tipping | addition
  小费 | addition
  Travel insurance | addition
  Early bird discount | addition
  CNB | child
  CWB | child
  Kanak-kanak 2-11 tahun | child
  小童不占床 | child
  Bayi | child
  Twin, child 4 to 11 | child
  3rd pax | guest
  Extra bed | guest
  Third or fourth guest | guest
  Adult | person
  Dewasa | person
  成人 | person
  MyKad holder | person
  Warga emas | person
  10 pax and above | group
  Ten or more, twin sharing | group
`

test.each(
  cases
    .trim()
    .split('\n')
    .map(line => line.trim().split(' | ')),
)('%s: %s', (label = '', expected) => {
  const fare = fareOf(label)
  const room = fare.kind === 'room' && (fare.sleeps === undefined ? 'unknown' : `room ${fare.sleeps}`)
  const party = fare.kind === 'party' && `party ${[fare.people, fare.most].filter(Boolean).join('-')}`
  const guest = fare.kind === 'guest' && fare.who === 'child' && 'child'
  expect(room || party || guest || fare.kind).toBe(expected)
  expect(isChosen(fare)).toBe(/^(?:room|party|unknown)/.test(expected ?? ''))
})

test('ages of children are read in any language, and what the offer says wins', () => {
  expect(fareOf('Kanak-kanak 2 hingga 11 tahun')).toMatchObject({ ages: [2, 11] })
  expect(fareOf('CNB')).toMatchObject({ ages: [2, 11], places: 1 })
  expect(fareOf('Deluxe', [{ name: 'Deluxe', people: 3 }])).toMatchObject({ kind: 'room', sleeps: 3 })
})

test('no name makes the reader throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), label => fareOf(label).kind !== undefined))
})
