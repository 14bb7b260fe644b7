import { expect, test } from 'vitest'
import { type Anchor, anchorAt, followed } from './anchor.ts'

const day = (title: string, text = 'By train.') => ({ day: 0, title, text, overnight: 'Rome' })
const days = (...titles: string[]) => ({ itinerary: titles.map((title, index) => ({ ...day(title), day: index + 1 })) })
const [A, B, C] = ['To Rome', 'In Rome', 'Home'] as [string, string, string]

/** Where a comment on the item of a title is after a change. */
function after(before: object, path: string[], now: object): [string, boolean] {
  const { path: found, gone } = followed(anchorAt(path, before as Record<string, unknown>) as Anchor, now as never)
  return [found.join('.'), gone]
}
const second = ['source', 'itinerary', '1']

test.each([
  ['stays where nothing changed', days(A, B, C), 'source.itinerary.1', false],
  ['moves up', days(B, A, C), 'source.itinerary.0', false],
  ['moves down', days(A, C, B), 'source.itinerary.2', false],
  ['stays with an item that is written anew while others move', days(A, 'Out of Rome', C), 'source.itinerary.1', false],
  ['follows when one before it is removed', days(B, C), 'source.itinerary.0', false],
  ['follows when one before it is added', days('Before', A, B, C), 'source.itinerary.2', false],
  ['is gone when its item is removed', days(A, C), 'source.itinerary.1', true],
  ['is gone when all items are', {}, 'source.itinerary.1', true],
  ['is gone when the list is no list any more', { itinerary: 'none' }, 'source.itinerary.1', true],
])('a comment on an item %s', (_, now, path, gone) => expect(after(days(A, B, C), second, now)).toEqual([path, gone]))

test('of a day that was removed and one that was changed at once, the changed one keeps its comment', () => {
  const now = { itinerary: [{ ...day(B, 'On foot.'), day: 1 }, day(C)] }
  expect(after(days(A, B, C), second, now)).toEqual(['source.itinerary.0', false])
  expect(after(days(A, B, C), ['source', 'itinerary', '0'], now)).toEqual(['source.itinerary.0', true])
})

test('a removed item that is put back has its comment again, another one in its place has not', () => {
  const gone = followed(anchorAt(second, days(A, B, C)) as Anchor, days(A, C) as never)
  expect(gone).toMatchObject({ gone: true, item: B })
  expect(followed(gone, days(A, 'New', C) as never)).toEqual(gone)
  expect(followed(gone, days(A, C, B) as never)).toMatchObject({ gone: false, path: ['source', 'itinerary', '2'] })
})

test('rows of a price table, plain items and items within items are followed too', () => {
  const table = (...labels: string[]) => ({ priceTable: { rows: labels.map(label => ({ label, prices: [100] })) } })
  const row = ['source', 'priceTable', 'rows', '0', 'label']
  expect(after(table('Twin', 'Single'), row, table('Single', 'Twin'))[0]).toBe('source.priceTable.rows.1.label')
  expect(after({ tags: ['a', 'b'] }, ['source', 'tags', '1'], { tags: ['b', 'a'] })[0]).toBe('source.tags.0')
  const stops = (...names: string[][]) => ({
    itinerary: names.map(stop => ({ title: stop.toSorted().join(), stops: stop })),
  })
  const stop = ['source', 'itinerary', '0', 'stops', '1']
  expect(after(stops(['a', 'b'], ['c']), stop, stops(['c'], ['b', 'a']))[0]).toBe('source.itinerary.1.stops.0')
})

test('of two items that say the same each keeps its comment', () => {
  const same = { tags: ['x', 'x', 'y'] }
  expect(after(same, ['source', 'tags', '1'], { tags: ['y', 'x', 'x'] })[0]).toBe('source.tags.2')
  expect(after(same, ['source', 'tags', '0'], { tags: ['y', 'x', 'x'] })[0]).toBe('source.tags.1')
})

test('a path to an item that is not there has no anchor', () => {
  expect(anchorAt(['source', 'tags', '2'], { tags: ['a'] })).toBeUndefined()
  expect(anchorAt(['source', 'title'], {})).toEqual({ path: ['source', 'title'], items: [], item: null, gone: false })
  expect(anchorAt(['source', 'tags', 'length'], { tags: ['a'] })).toBeUndefined()
})
