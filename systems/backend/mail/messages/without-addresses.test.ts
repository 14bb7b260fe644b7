import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutAddresses } from './without-addresses.ts'

test.each([
  'Price: 5 × RM 2,088.00, from 9.30 am, or 14:05',
  'Price: 4 × RM 14,688.00 = RM 58,752.00',
  'Depart: 21 Dec 2026',
  'Note: two rooms, e.g. twins. Thank you.',
  'Tan Ah Kow @ James',
])('%s stays as it is', text => expect(withoutAddresses(text)).toBe(text))

test.each([
  ['see https://evil.example/now today', 'see … today'],
  ['www.evil.example', '…'],
  ['evil.example/login', '…'],
  ['evil.example', '…'],
  ['evil。example', '…'],
  ['Evil.Example.com', '…'],
  ['Thank you.Please call', 'Thank you. Please call'],
  ['write to eve@evil.example now', 'write to … now'],
  ['eve＠evil.example', '…'],
  ['mailto:eve@evil.example', '…'],
  ['javascript://evil.example', '…'],
])('%s becomes %s', (text, neutral) => expect(withoutAddresses(text)).toBe(neutral))

test('no address is left, whatever stands around it, and nothing is marked', () => {
  const address = fc.constantFrom('https://evil.example/a', 'eve@evil.example', 'www.evil.example', 'evil.example')
  const around = fc.string({ unit: 'binary', maxLength: 20 })
  fc.assert(
    fc.property(around, address, around, (before, lure, after) => {
      const left = withoutAddresses(`${before} ${lure} ${after}`)
      expect(left).not.toMatch(/evil\.example|:\/\/evil|\[\.\]/)
    }),
  )
})
