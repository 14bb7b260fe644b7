import { expect, test } from 'vitest'
import { formatSen, unbrokenAmounts } from './money.ts'

test.each([
  [0, 'RM 0.00'],
  [5, 'RM 0.05'],
  [123400, 'RM 1,234.00'],
  [123456789, 'RM 1,234,567.89'],
  [-5000, '−RM 50.00'],
])('%d sen is %s', (sen, text) => expect(formatSen(sen)).toBe(text))

test('amounts do not break', () =>
  expect(unbrokenAmounts('2 × RM 648.00 = RM 1,296.00, RM only')).toBe(
    '2 × RM\u00a0648.00 = RM\u00a01,296.00, RM only',
  ))
