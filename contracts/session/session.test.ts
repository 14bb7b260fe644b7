import { expect, test } from 'vitest'
import { readSessionUser } from './session.ts'

const user = { firstName: 'Aisyah', userId: 4711, userTypeCode: 'AGT', isAgent: true }

test.each([
  [{ ...user, authenticated: true }],
  [{ FirstName: 'Aisyah', UserId: '4711', UserTypeCode: 'AGT', IsAgent: 'True', Authenticated: 'true' }],
  [{ FirstName: ' Aisyah ', UserID: 4711, UserTypeCode: 'AGT', IsAgent: 1, Authenticated: '1', SomethingNew: {} }],
  [{ ...user, isAgent: '1' }],
  [{ ...user, isAgent: 'Yes' }],
  [{ ...user, userTypeCode: 'agt ' }],
  [{ ...user, userTypeCode: 'CORPORATE' }],
  [{ ...user, userTypeCode: undefined }],
])('reads %j', payload => {
  expect(readSessionUser(payload)).toEqual(user)
})

test.each([
  ['text', 'user', 'no object'],
  ['nothing', undefined, 'no object'],
  ['a list', [user], 'no object'],
  ['user id 0', { ...user, userId: 0 }, 'userId'],
  ['a negative id', { ...user, userId: -1 }, 'userId'],
  ['an id that is no number', { ...user, userId: 'me' }, 'userId'],
  ['an empty id', { ...user, userId: '' }, 'userId'],
  ['no id', { ...user, userId: null }, 'userId'],
  ['a user who is not authenticated', { ...user, authenticated: 'False' }, 'authenticated'],
  ['doubtful authentication', { ...user, authenticated: 'perhaps' }, 'authenticated'],
  ['authentication that is null', { ...user, authenticated: null }, 'authenticated'],
])('%s is signed out, with the reason', (_, payload, reason) => {
  expect(readSessionUser(payload)).toContain(reason)
})

test('without a readable isAgent a user is not an agent', () => {
  const { isAgent: _, ...member } = user
  for (const isAgent of [undefined, null, 'perhaps', {}]) {
    expect(readSessionUser({ ...member, userTypeCode: 'MEM', isAgent })).toMatchObject({ isAgent: false })
  }
})

test('an unknown type code does not make an agent', () => {
  expect(readSessionUser({ userId: 7, userTypeCode: 'ROOT' })).toEqual({
    firstName: '',
    userId: 7,
    userTypeCode: 'MEM',
    isAgent: false,
  })
})

test('a name that is null or not a text is left out', () => {
  for (const firstName of [null, undefined, 7]) {
    expect(readSessionUser({ ...user, firstName })).toMatchObject({ userId: 4711, firstName: '' })
  }
})
