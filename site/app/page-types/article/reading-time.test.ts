import { expect, test } from 'vitest'
import { readingMinutes, wordsIn } from './article.server.ts'

test.each([
  ['', 0],
  ['One, two – three!', 3],
  ['RM 1,234.50 for Aina’s seven-kilo bag', 6],
  ['去中国旅行', 3],
])('"%s" has %i words', (text, words) => expect(wordsIn(text)).toBe(words))

test.each([
  [0, 1],
  [329, 1],
  [330, 2],
  [1100, 5],
])('%i words take %i minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
