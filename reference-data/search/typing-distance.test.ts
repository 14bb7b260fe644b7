import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typingDistance } from './typing-distance.ts'

const whole = (typed: string, word: string) => typingDistance(typed, word, 3).whole

test('each mistake counts one', () => {
  expect(whole('penang', 'penang')).toBe(0)
  expect(whole('pennang', 'penang')).toBe(1)
  expect(whole('penag', 'penang')).toBe(1)
  expect(whole('penong', 'penang')).toBe(1)
  expect(whole('peanng', 'penang')).toBe(1)
  expect(whole('pukhet', 'phuket')).toBe(2)
})

test('the typed text is compared with the start of a word', () => {
  expect(typingDistance('kuala lmp', 'kuala lumpur', 2).begun).toBe(1)
  expect(typingDistance('kuala lmp', 'kuala lumpur', 2).whole).toBeGreaterThan(2)
})

test('distances above the limit are cut off', () => {
  expect(whole('london', 'tokyo')).toBe(4)
  expect(whole('a'.repeat(100), 'a'.repeat(100))).toBe(4)
  expect(whole('', 'abc')).toBe(3)
})

test('the distance is symmetric', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(fc.property(word, word, (a, b) => typingDistance(a, b, 8).whole === typingDistance(b, a, 8).whole))
})

test('one changed letter is at most one mistake', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('x', ''), (text, where, letter) => {
      const position = where % text.length
      const changed = text.slice(0, position) + letter + text.slice(position + 1)
      return typingDistance(changed, text, 2).whole === 1
    }),
  )
})
