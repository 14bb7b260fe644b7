import { expect, test } from 'vitest'
import { readProperties } from '../managing/writing/node-input.ts'
import { withPresentNames } from './former-names.ts'

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

test('former names are read as the present ones, which win, and a line gives each', () => {
  const names = { deal: { groupLeast: 'minGroup', colour: null } }
  const read = (source: object) => withPresentNames('deal', { title: 'A', ...source }, names)
  expect(read({ groupLeast: 4, colour: 'red' })).toEqual({
    source: { title: 'A', minGroup: 4 },
    notes: ['groupLeast: is now called minGroup', 'colour: is no longer a property; it was left out'],
  })
  expect(read({ groupLeast: 4, minGroup: 6 }).source).toEqual({ title: 'A', minGroup: 6 })
  expect(read({ booked: [{ groupLeast: 4 }, 'x'] }).source).toMatchObject({ booked: [{ minGroup: 4 }, 'x'] })
  expect(withPresentNames('constructor', { groupLeast: 4 }, names)).toEqual({ source: { groupLeast: 4 }, notes: [] })
})
