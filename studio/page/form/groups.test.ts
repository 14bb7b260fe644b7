import { expect, test } from 'vitest'
import { words } from '../../words/words.ts'
import { groupsOf } from './groups.ts'

test('the properties of a long form stand in groups; one that no group knows is in the last', () => {
  expect(groupsOf('dealsPage', ['promoCode', 'title', 'autoplay', 'newOne', 'bodyText'])).toEqual([
    ['page', ['title', 'bodyText']],
    ['slides', ['autoplay']],
    ['promotion', ['promoCode']],
    ['more', ['newOne']],
  ])
})

test('the form of a short type has no groups', () => {
  expect(groupsOf('prosePage', ['title'])).toBeUndefined()
  expect(groupsOf('constructor', ['title'])).toBeUndefined()
})

test('each group has a heading', () => {
  for (const alias of ['contentDetail', 'destinationPage', 'dealsPage', 'settings'])
    for (const [group] of groupsOf(alias, ['title', 'brandName']) ?? [])
      expect(words.groups.titles).toHaveProperty(group)
})
