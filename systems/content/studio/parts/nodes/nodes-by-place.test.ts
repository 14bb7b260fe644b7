import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { expect, test } from 'vitest'
import { nodesByPlace, rowOf } from './nodes-by-place.ts'

const node = (key: string, parentKey: string | null, sort = 0): TreeNode => ({
  key,
  parentKey,
  sort,
  name: key,
  urlSegment: key,
  alias: 'prosePage',
  state: 'published',
  children: 0,
})
const nodes = nodesByPlace([
  node('home', null, 1),
  node('places', 'home', 1),
  node('penang', 'places'),
  node('tours', null, 2),
  node('mulu', 'tours'),
  node('of a deleted parent', 'nowhere', 3),
])

test('the row of a node counts only the visible rows above it', () => {
  const rows = (expanded: string[]) => [...nodes.byKey.keys()].map(key => rowOf(nodes, new Set(expanded), key))
  expect(rows([])).toEqual([0, undefined, undefined, 1, undefined, 2])
  expect(rows(['home', 'places', 'tours'])).toEqual([0, 1, 2, 3, 4, 5])
  expect(rows(['places', 'tours'])).toEqual([0, undefined, undefined, 1, 2, 3])
  expect(rowOf(nodes, new Set(), 'nothing')).toBeUndefined()
})
