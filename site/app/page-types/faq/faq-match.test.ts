import { questionWords } from '@agency/words/pages/questions/words.ts'
import { expect, test } from 'vitest'
import { comparable, holdsAll } from './faq-match.ts'

const text = comparable('How much baggage may a student bring? Café vouchers are not refundable.')

test.each([
  ['', true],
  ['  ', true],
  ['BAGGAGE', true],
  ['bag stud', true],
  ['cafe', true],
  ['café', true],
  ['age', false],
  ['baggage wheelchair', false],
  ['(', true],
  ['.*', true],
])('the words "%s" fit: %s', (query, fits) => expect(holdsAll(text, query)).toBe(fits))

test.each([
  [0, 'No answer fits these words'],
  [1, '1 answer'],
  [12, '12 answers'],
])('%i answers are counted as "%s"', (count, words) => expect(questionWords().count(count)).toBe(words))
