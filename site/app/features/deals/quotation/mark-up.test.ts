import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarkUp, withMarkUp } from './mark-up.ts'

test.each([
  ['12.5', 'percent', { percent: 1250 }],
  ['8 %', 'percent', { percent: 800 }],
  ['RM 1,000.5', 'ringgit', { sen: 100_050 }],
  ['0.01', 'ringgit', { sen: 1 }],
  ['１０', 'percent', { percent: 1000 }],
  ['.5', 'percent', { percent: 50 }],
  ['MYR50', 'ringgit', { sen: 5000 }],
  ['50.-', 'ringgit', { sen: 5000 }],
  ['12,5', 'percent', undefined],
  ['12,50', 'ringgit', undefined],
  ['RM 5', 'percent', undefined],
  ['0', 'percent', undefined],
  ['', 'ringgit', undefined],
  ['-5', 'percent', undefined],
  ['5.125', 'percent', undefined],
  ['501', 'percent', undefined],
  ['a lot', 'ringgit', undefined],
] as const)('the mark-up %j in %s', (typed, unit, markUp) => {
  expect(readMarkUp(typed, unit)).toEqual(markUp)
})

test.each([
  [51_800, { percent: 1250 }, 58_275],
  [51_800, { sen: 8000 }, 59_800],
  [9999, { percent: 1 }, 10_000],
  // Half a sen goes up, less goes down.
  [50, { percent: 100 }, 51],
  [49, { percent: 100 }, 49],
  [0, { percent: 1250 }, 0],
])('%i sen with %o', (sen, markUp, price) => {
  expect(withMarkUp(sen, markUp)).toBe(price)
})

test('a percentage is never off by more than half a sen, and always whole sen', () => {
  const sen = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(sen, fc.integer({ min: 1, max: 50_000 }), (net, percent) => {
      const price = withMarkUp(net, { percent })
      expect(Number.isSafeInteger(price)).toBe(true)
      const [twice, exact] = [2n * 10_000n * BigInt(price), 2n * BigInt(net) * BigInt(10_000 + percent)]
      expect(twice - exact > -10_000n && twice - exact <= 10_000n).toBe(true)
    }),
  )
})
