import { inLanguage } from '@agency/words/current-language.ts'
import { asEnglish } from '@agency/words/in-english.ts'
import { termWords } from '@agency/words/term-words.ts'
import { expect, test } from 'vitest'
import { learnTermsOf } from './term-words.server.ts'

const node = { termWords: { 'Garden view': '园景', 'high water': '涨潮期' } }
learnTermsOf('zh', { data: { current: node, related: [{ items: [{ termWords: { Penang: '槟城', Bali: 7 } }] }] } })

test.each([
  ['Garden view', '园景'],
  ['Penang', '槟城'],
  ['Bali', asEnglish('Bali')],
  ['9 May 2027', '2027年5月9日'],
  ['16 September 2027, high water', '2027年9月16日、涨潮期'],
  ['16 September 2027, snow', asEnglish('16 September 2027, snow')],
  ['May 2027', '2027年5月'],
  ['Norway', '挪威'],
])('“%s” is shown as “%s”', (value, words) => expect(inLanguage('zh', () => termWords(value))).toBe(words))

test('no other language has these words', () => {
  expect([inLanguage('ms', () => termWords('Penang')), termWords('Penang')]).toEqual([asEnglish('Penang'), 'Penang'])
})
