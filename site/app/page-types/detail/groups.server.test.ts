import { expect, test } from 'vitest'
import { groupsSoFar } from './groups.server.ts'

type Group = Parameters<typeof groupsSoFar>[0][number]

const group: Group = {
  departure: '27 June 2027',
  people: 6,
  minGroup: undefined,
  asOf: '2026-11-26',
  sample: false,
}
const said = (given: Partial<Group>, least?: number) => groupsSoFar([{ ...group, ...given }], least)

test('a group says how many it has, how many it needs, and when it goes', () => {
  expect(said({}, 10)?.inTable).toEqual({ '27 June 2027': '6 of at least 10 so far: 4 more needed' })
  expect(said({}, 10)?.inChoice).toEqual({ '27 June 2027': '4 more needed' })
  expect(said({ minGroup: 6 }, 10)?.inTable).toEqual({ '27 June 2027': '6 of at least 6 so far: goes' })
  expect(said({})?.inTable).toEqual({ '27 June 2027': '6 booked so far' })
})

test('the oldest day is told, and samples say so', () => {
  expect(groupsSoFar([group, { ...group, asOf: '2026-11-02' }], 10)?.note).toBe('Bookings as of 2 November 2026.')
  expect(said({ sample: true }, 10)).toMatchObject({
    inChoice: { '27 June 2027': 'sample: 4 more needed' },
    note: expect.stringMatching(/These figures are samples\.$/),
  })
})

test('nothing is said of what is not known', () => {
  expect(groupsSoFar([], 10)).toBeUndefined()
  expect(groupsSoFar([{ ...group, people: undefined }], 10)).toBeUndefined()
})
