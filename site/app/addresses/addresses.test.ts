import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressPath, addressSegment, slugOf } from './addresses.ts'

test.each([
  ['/blog/monsoon', '/blog/monsoon'],
  ['/Blog//Monsoon/', '/blog/monsoon'],
  ['/names/北京-5日游', '/names/%E5%8C%97%E4%BA%AC-5%E6%97%A5%E6%B8%B8'],
  ['/names/%e5%8c%97%E4%BA%AC-5%E6%97%A5%E6%B8%B8', '/names/%E5%8C%97%E4%BA%AC-5%E6%97%A5%E6%B8%B8'],
  ['/café', '/caf%C3%A9'],
  ['/cafe\u0301', '/caf%C3%A9'],
  ['/CAFÉ', '/caf%C3%A9'],
  ['/spaced name', '/spaced%20name'],
  ['/spaced%20name', '/spaced%20name'],
  ['/مرحبا', '/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7'],
  ['/100%-fun', '/100%25-fun'],
  ['', '/'],
])('%s is the address %s', (path, address) => expect(addressPath(path)).toBe(address))

test('making an address again does not change it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const once = addressSegment(text)
      expect(once).toMatch(/^[\w.~!'()*%-]*$/)
      // A percent sign that was no escape becomes one.
      if (!text.includes('%')) expect(addressSegment(once)).toBe(once)
    }),
  )
})

test.each([
  ['Food & Drink', 'food-drink'],
  ['food%20%26%20drink', 'food-drink'],
  [' Family Fun ', 'family-fun'],
  ['food-drink', 'food-drink'],
  ['美食', '美食'],
  ['Café', 'café'],
  ['&', ''],
])('%s is the slug %s', (name, slug) => expect(slugOf(name)).toBe(slug))
