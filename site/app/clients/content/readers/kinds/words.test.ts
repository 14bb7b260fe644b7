import { expect, test } from 'vitest'
import { wordsOfHtml } from './words.ts'

test.each([
  ['Tom &amp; Jerry&rsquo;s', 'Tom & Jerry’s'],
  ['&#8220;A&#x201d;&nbsp;b', '“A” b'],
  ['&amp;lt; stays &amp;', '&lt; stays &'],
  ['&NoSuch; &toString; &valueOf;', '&NoSuch; &toString; &valueOf;'],
])('%s is read as %s', (html, words) => expect(wordsOfHtml(html)).toBe(words))
