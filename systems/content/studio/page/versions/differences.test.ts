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

test('two people who translate different texts keep both', () => {
  const text = (at: string, words: string, more = {}) => ({ at, of: '0123456789', words, state: 'draft', ...more })
  const translation = (...texts: object[]) => ({ ...before, alias: 'translation', source: { texts } })
  const [old, ours] = [translation(text('title', 'Tajuk')), translation(text('title', 'Tajuk'), text('name', 'Nama'))]
  const theirs = translation(text('title', 'Tajuk baharu', { by: 'siti' }))
  const rows = choices(old, ours, theirs)
  expect(rows.map(({ name, proposed }) => [name, proposed])).toEqual([
    ['title 0123456789', 'theirs'],
    ['name 0123456789', 'mine'],
  ])
  expect(merged(theirs, rows, {}).source.texts).toEqual([...(theirs.source.texts as object[]), text('name', 'Nama')])
})
