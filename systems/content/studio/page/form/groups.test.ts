import { expect, test } from 'vitest'
import { groupsOf } from './groups.ts'

test('the properties of a long form stand below their headings; one without a heading is in the last group', () => {
  const [page, promotion] = [{ group: 'Heading and text' }, { group: 'Promotion' }]
  const fields = { newOne: {}, title: page, promoCode: promotion, bodyText: page }
  expect(groupsOf(new Map(Object.entries(fields)))).toEqual([
    ['Heading and text', ['title', 'bodyText']],
    ['Promotion', ['promoCode']],
    ['Further fields', ['newOne']],
  ])
})

test('the form of a short type has no groups', () => {
  expect(groupsOf(new Map([['title', {}]]))).toBeUndefined()
})
