import { expect, test } from 'vitest'
import { leaveQuery, readLeaveChoice } from './leave-choice.ts'

const months = ['2027-04', '2027-05']
const choice = (query: string) => readLeaveChoice(new URLSearchParams(query), months)

test('an address names state, school group and month', () => {
  const chosen = choice('state=kelantan&group=A&month=2027-05')
  expect(chosen).toMatchObject({ state: { name: 'Kelantan' }, group: 'A', month: '2027-05', isChosen: true })
  expect(leaveQuery(chosen, '2027-04')).toBe('?state=kelantan&group=A&month=2027-04')
})

test('what is unknown or over counts as not chosen', () => {
  expect(choice('state=singapore&group=C&month=2026-01')).toMatchObject({
    state: { name: 'Kuala Lumpur' },
    group: undefined,
    month: undefined,
    isChosen: false,
  })
})
