import { expect, test } from 'vitest'
import { wordsOfHtml } from './words.ts'

test.each([
  ['Tom &amp; Jerry&rsquo;s', 'Tom & Jerry’s'],
  ['&#8220;A&#x201d;&nbsp;b', '“A” b'],
  ['&amp;lt; stays &amp;', '&lt; stays &'],
  ['Ferries "& <more>"', 'Ferries "& <more>"'],
  ['<umb-x>a</umb-x><o:p></o:p> <B class="x">b</B>', 'a b'],
  ['&NoSuch; &toString; &valueOf;', '&NoSuch; &toString; &valueOf;'],
])('%s is read as %s', (html, words) => expect(wordsOfHtml(html)).toBe(words))
