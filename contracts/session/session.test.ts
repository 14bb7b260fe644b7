import { expect, test } from 'vitest'
import { readSessionUser } from './session.ts'

const user = { firstName: 'Aisyah', userId: 4711, userTypeCode: 'AGT', isAgent: true }

test.each([
  [{ ...user, authenticated: true }],
  [{ FirstName: 'Aisyah', UserId: '4711', UserTypeCode: 'AGT', IsAgent: 'True', Authenticated: 'true' }],
  [{ FirstName: ' Aisyah ', UserID: 4711, UserTypeCode: 'AGT', IsAgent: 1, Authenticated: '1', SomethingNew: {} }],
  [{ ...user, isAgent: '1' }],
])('reads %j', payload => {
  expect(readSessionUser(payload)).toEqual(user)
})

test.each([
  ['nothing', undefined],
  ['text', 'user'],
  ['a list', [user]],
  ['nobody', { ...user, userId: 0 }],
  ['a negative id', { ...user, userId: -1 }],
  ['an id that is no number', { ...user, userId: 'me' }],
  ['an empty id', { ...user, userId: '' }],
  ['no id', { ...user, userId: null }],
  ['an unknown type', { ...user, userTypeCode: 'ROOT' }],
  ['somebody not authenticated', { ...user, authenticated: 'False' }],
  ['doubtful authentication', { ...user, authenticated: 'perhaps' }],
])('%s is signed out', (_, payload) => {
  expect(readSessionUser(payload)).toBeUndefined()
})

test('without a word about it, nobody is an agent', () => {
  const { isAgent: _, ...member } = user
  expect(readSessionUser({ ...member, userTypeCode: 'MEM' })?.isAgent).toBe(false)
})
