import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fareOfHead, isChosen } from '../prices/fare.ts'
import { readFares } from './fare-names.ts'

const fareOf = (label: string) => fareOfHead({ fare: readFares([label])[0] })

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
  const { who, people, maxPeople } = fareOf(label)
  const room = who === 'sharer' && (people === undefined ? 'unknown' : `room ${people}`)
  const party = (who === 'party' || who === 'family') && `party ${[people, maxPeople].filter(Boolean).join('-')}`
  const other = { 'extra guest': 'guest', adult: 'person', 'single supplement': 'supplement' }[who as string] ?? who
  expect(room || party || other).toBe(expected)
  expect(isChosen(fareOf(label))).toBe(/^(?:room|party|unknown)/.test(expected ?? ''))
})

test('ages of children are read in any language, and facts of before win', () => {
  expect(fareOf('Kanak-kanak 2 hingga 11 tahun')).toMatchObject({ youngest: 2, oldest: 11 })
  expect(fareOf('CNB')).toMatchObject({ youngest: 2, oldest: 11, people: 1 })
  expect(readFares(['Deluxe'], [{ name: 'Deluxe', people: 3 }])).toMatchObject([{ who: 'sharer', people: 3 }])
})

test('a single and a group price belong to the room that their names name', () => {
  const fares = readFares(['Inside', 'Balcony', 'Single in inside cabin', '10 or more, balcony', 'Twin sharing'])
  expect(fares.map(fare => fare?.room)).toEqual(['Inside', 'Balcony', 'Inside', 'Balcony', undefined])
})

test('no name makes the reader throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), label => fareOf(label).who !== undefined))
})
