import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test('a sentence ends before a blank, in Chinese without one', () => {
  expect(firstSentence('From RM 1.50 a day. Then more.')).toBe('From RM 1.50 a day.')
  expect(firstSentence('每天RM 1.50起。价格会不同。')).toBe('每天RM 1.50起。')
})
