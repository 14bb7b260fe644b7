import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { expect, test } from 'vitest'
import { nodesByPlace } from '../../parts/nodes/nodes-by-place.ts'
import { filteredTree, withoutTreeFilter } from './filtered-tree.ts'

const node = (key: string, parentKey: string | null, more: Partial<TreeNode> = {}): TreeNode => ({
  key,
  parentKey,
  sort: 1,
  name: key,
  urlSegment: key.toLowerCase(),
  alias: 'prosePage',
  state: 'published',
  children: 0,
  ...more,
})
const nodes = nodesByPlace([
  node('Home', null),
  node('Tours', 'Home'),
  node('Penang food', 'Tours', { state: 'draft' }),
  node('Penang hill', 'Tours', { alias: 'contentDetail', waiting: true }),
  node('Visa', 'Home'),
])
const filter = (find: string, state = '', type = '') =>
  filteredTree(nodes, { 'tree-find': find, 'tree-state': state, 'tree-type': type })

test('a filter leaves what it finds and what is above it', () => {
  const { nodes: shown, found } = filter('hill  PENANG')
  expect([...shown.byKey.keys()]).toEqual(['Home', 'Tours', 'Penang hill'])
  expect([...(found ?? [])]).toEqual(['Penang hill'])
})

test('a filter leaves what is below its hits, such as a page just made there', () => {
  const { nodes: shown, found } = filter('tours')
  expect([...shown.byKey.keys()]).toEqual(['Home', 'Tours', 'Penang food', 'Penang hill'])
  expect([...(found ?? [])]).toEqual(['Tours'])
})

test('state and type narrow it further; without any, the tree is as it was', () => {
  expect([...(filter('penang', 'draft').found ?? [])]).toEqual(['Penang food'])
  expect([...(filter('', 'waiting').found ?? [])]).toEqual(['Penang hill'])
  expect([...(filter('', '', 'contentDetail').found ?? [])]).toEqual(['Penang hill'])
  expect(filter('nothing').nodes.byKey.size).toBe(0)
  expect(filter('')).toEqual({ nodes, found: undefined })
})

test('the screen beside the tree does not see its filter', () => {
  expect(withoutTreeFilter('?tree-find=penang&at=7')).toBe(withoutTreeFilter('?at=7'))
})
