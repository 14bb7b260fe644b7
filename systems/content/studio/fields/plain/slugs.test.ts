import { slugOf } from '@agency/reference-data/search/words.ts'
import { expect, test } from 'vitest'
import { wordsOfTag } from './slugs.ts'

test('a tag is shown as words, and typed words give the same tag', () => {
  expect(wordsOfTag('long-weekends')).toBe('long weekends')
  for (const typed of ['long weekends', 'Long  Weekends ', 'long-weekends']) expect(slugOf(typed)).toBe('long-weekends')
})

test.each([
  ['Pulau Pangkor (3 days)', 'pulau-pangkor-3-days'],
  ['Café & Crêpes', 'cafe-crepes'],
  ['马来西亚', ''],
  ['Đà Nẵng & Hội An', 'da-nang-hoi-an'],
  ['Straße', 'strasse'],
  ['Perak’s caves', 'peraks-caves'],
  ['ＬＡＮＧＫＡＷＩ ３Ｄ', 'langkawi-3d'],
  [' – ', ''],
])('%s has the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
