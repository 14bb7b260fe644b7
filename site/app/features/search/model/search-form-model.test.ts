import { expect, test } from 'vitest'
import { adoptToday, emptyForm } from './search-form-model.ts'

test.each(['flight', 'hotel', 'flight-plus-hotel', 'car'] as const)(
  'the days that the form of %s proposed yesterday become those of today',
  product => {
    const { values } = emptyForm(product, '2026-12-31')
    expect(adoptToday(product, values, '2026-12-31', '2027-01-01')).toEqual(emptyForm(product, '2027-01-01').values)
  },
)

test('a day that the visitor entered stays', () => {
  const values = { ...emptyForm('flight', '2026-12-31').values, depart: 'Mon 1 Feb 2027' }
  const adopted = adoptToday('flight', values, '2026-12-31', '2027-01-01')
  expect(adopted.depart).toBe('Mon 1 Feb 2027')
  expect(adopted.return).toBe('Mon 4 Jan 2027')
})
