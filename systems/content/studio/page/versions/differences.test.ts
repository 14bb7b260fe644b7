import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import { expect, test } from 'vitest'
import { choices, merged } from './differences.ts'

const state = (name: string, source: Editable['source']): Editable => ({
  alias: 'prosePage',
  parentKey: null,
  name,
  urlSegment: 'a',
  source,
  publishAt: null,
  unpublishAt: null,
  updated: null,
})

const before = state('Page', { title: 'Old', subtitle: 'Old', tags: ['a'] })
const mine = state('Page', { title: 'Mine', subtitle: 'Old', tags: ['a'] })
const theirs = state('Their page', { title: 'Theirs', subtitle: 'Theirs', tags: ['a'], extra: 1 })

test('proposes theirs for a value that only they changed, and ours otherwise', () => {
  const rows = choices(before, mine, theirs).map(({ name, proposed }) => [name, proposed])
  expect(rows).toEqual([
    ['name', 'theirs'],
    ['title', 'mine'],
    ['subtitle', 'theirs'],
    ['extra', 'theirs'],
  ])
})

test('a merge takes the chosen texts, or both', () => {
  const rows = choices(before, mine, theirs)
  expect(merged(theirs, rows, {})).toMatchObject({
    name: 'Their page',
    source: { title: 'Mine', subtitle: 'Theirs', tags: ['a'], extra: 1 },
  })
  const chosen = merged(theirs, rows, { title: 'both', extra: 'mine' })
  expect(chosen.source).toEqual({ title: 'Mine\n\nTheirs', subtitle: 'Theirs', tags: ['a'] })
})
