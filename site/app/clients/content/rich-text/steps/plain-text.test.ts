import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeHtml } from '../rich-text.server.ts'
import { plainText } from './plain-text.ts'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u00a0', '&nbsp;')

test('a blank that editors put before a number is a blank, not its entity', () => {
  expect(plainText(sanitizeHtml('<p>From RM&nbsp;1,299 &amp; more</p><p>“Tom &lt;3”</p>'))).toBe(
    'From RM 1,299 & more “Tom <3”',
  )
})

test('the plain text of any HTML is what a reader sees', () => {
  const letters = fc.constantFrom('&', '<', '>', '"', "'", ';', '\u00a0', 'nbsp', 'amp', 'lt', ' ', 'é', '座', 'a')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 20 }), written => {
      const text = written.join('')
      expect(plainText(sanitizeHtml(`<p>${escaped(text)}</p>`))).toBe(oneLine(text))
    }),
  )
})

test('the brackets of an English text keep no blank of its tags', () => {
  expect(plainText('\u206e<p>Go.</p><p>Now.</p>\u206f')).toBe('\u206eGo. Now.\u206f')
})
