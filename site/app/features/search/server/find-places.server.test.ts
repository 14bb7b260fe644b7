import { inLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { expect, test } from 'vitest'
import { answerPlaces } from './find-places.server.ts'

const texts = (...asked: Parameters<typeof answerPlaces>) =>
  answerPlaces(...asked).places.map(({ label, detail }) => `${label}: ${detail}`)

test('a city with several airports is offered as a whole, then its airports', () => {
  expect(texts('tokyo', 'flight')).toEqual([
    'Tokyo (TYO): All airports, Japan',
    'Tokyo Haneda (HND): Japan, searched with all of Tokyo',
    'Tokyo Narita (NRT): Japan, searched with all of Tokyo',
  ])
  expect(texts('KL', 'flight')[0]).toBe('Kuala Lumpur (KUL): All airports, Malaysia')
})

test('the name of a chosen place finds it once', () => {
  expect(texts('Kuala Lumpur (KUL)', 'flight')).toEqual([
    'Kuala Lumpur (KUL): All airports, Malaysia',
    'Kuala Lumpur Subang (SZB): Malaysia, searched with all of Kuala Lumpur',
  ])
})

test('an airport of a group is posted as the group and keeps its own code', () => {
  const { places, sure } = answerPlaces('narita', 'flight')
  expect(places[0]).toMatchObject({ code: 'NRT', station: 'TYO - TOKYO, JAPAN' })
  expect(sure).toBe(true)
})

test('cars are offered at airports, not at whole cities', () => {
  expect(texts('tokyo', 'car')).toEqual(['Tokyo Haneda (HND): Japan', 'Tokyo Narita (NRT): Japan'])
  expect(texts('KUL', 'car')[0]).toBe('Kuala Lumpur (KUL): Malaysia')
  expect(answerPlaces('tokyo', 'car').sure).toBe(false)
})

test('hotels are offered in towns', () => {
  expect(texts('genting', 'hotel')[0]).toBe('Genting Highlands, Malaysia: Malaysia')
  expect(answerPlaces('Gua Musang, Malaysia', 'hotel')).toMatchObject({ sure: true, places: [{ name: 'Gua Musang' }] })
})

test('an empty text gives popular places, none of them sure', () => {
  for (const product of ['flight', 'hotel', 'car'] as const) {
    const { places, sure } = answerPlaces(' ', product)
    expect(places.length).toBeGreaterThan(4)
    expect(sure).toBe(false)
  }
})

test('ambiguous and unknown names are not sure', () => {
  expect(answerPlaces('san jose', 'flight')).toMatchObject({ sure: false, places: { length: 8 } })
  expect(answerPlaces('xyzzyq', 'flight')).toEqual({ places: [], sure: false })
})

test.each<[Language, string, string[], string[]]>([
  ['zh', '槟城', ['槟城 (PEN): 马来西亚', 'PEN - PENANG, MALAYSIA'], ['槟城, 马来西亚: 马来西亚', 'Penang, Malaysia']],
  [
    'ms',
    'Pulau Pinang',
    ['Pulau Pinang (PEN): Malaysia', 'PEN - PENANG, MALAYSIA'],
    ['Pulau Pinang, Malaysia: Malaysia', 'Penang, Malaysia'],
  ],
  [
    'zh',
    '成田',
    ['东京成田 (NRT): 日本，与东京所有机场一起搜索', 'TYO - TOKYO, JAPAN'],
    ['东京, 日本: 日本', 'Tokyo, Japan'],
  ],
])('in %s, %s is shown in the language, sent in English, and read again', (language, typed, flight, hotel) => {
  for (const [product, shown] of [
    ['flight', flight],
    ['hotel', hotel],
  ] as const) {
    const { places, sure } = inLanguage(language, () => answerPlaces(typed, product))
    const [first] = places
    expect([`${first?.label}: ${first?.detail}`, first?.station]).toEqual(shown)
    expect(sure).toBe(true)
    expect(inLanguage(language, () => answerPlaces(first?.label ?? '', product)).places[0]).toEqual(first)
  }
})

test('the label of every answer is recognized when it is sent back', () => {
  for (const offer of answerPlaces('london', 'flight').places) {
    const { sure, places } = answerPlaces(offer.label, 'flight')
    expect(sure).toBe(true)
    expect(places[0]).toEqual(offer)
  }
})
