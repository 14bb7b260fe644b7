import { expect, test } from 'vitest'
import { readProperties } from '../managing/writing/node-input.ts'

const step = { days: 0, percent: 100, of: 'price' }
const group = { kind: 'group', deposit: 25, balanceDays: 21, unit: 'working', changeDays: 14 }
const faultsOf = (terms: object) => {
  const read = readProperties('settings', { bookingTerms: [terms] })
  const faults = 'faults' in read ? read.faults : []
  return faults.map(({ path, message }) => `${path.join('.')}: ${message}`).filter(fault => /^bookingTerms/.test(fault))
}

test('terms that are harsher than prescribed are refused when saving, with the name of the rule', () => {
  expect(faultsOf({ ...group, steps: [{ ...step, days: 45, percent: 3 }, step] })).toEqual([
    expect.stringContaining(
      'bookingTerms.0.steps.0: is harsher than the Fourth Schedule, group tour cancelled 45 or more working days',
    ),
    expect.stringContaining(
      'bookingTerms.0.steps.1: is harsher than the Fourth Schedule, group tour cancelled 22 to 44 working days',
    ),
  ])
})
