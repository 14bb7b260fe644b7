import { expect, test } from 'vitest'
import { tagOf, wordsOfTag } from './tags.ts'

test('a tag is shown as words, and typed words give the same tag', () => {
  expect(wordsOfTag('long-weekends')).toBe('long weekends')
  for (const typed of ['long weekends', 'Long  Weekends ', 'long-weekends']) expect(tagOf(typed)).toBe('long-weekends')
  expect(tagOf('Café & kopi')).toBe('cafe-kopi')
  expect(tagOf(' – ')).toBe('')
})
