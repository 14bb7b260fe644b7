import { expect, test } from 'vitest'
import { noMapping } from '../../../site/app/clients/content/mapping/mapping.ts'
import { readAsTheSite } from './losses.ts'
import { findHiddenNodes } from './not-shown.ts'
import type { WalkedNode } from './walk.ts'

const node = (key: string, type: string, more: Partial<WalkedNode> = {}): WalkedNode => ({
  key,
  id: key,
  name: key,
  segment: key,
  type,
  parentType: undefined,
  parentKey: undefined,
  depth: 0,
  childTypes: [],
  isListed: true,
  properties: { title: key },
  ...more,
})
const tree = [{ key: 'home', name: 'Home', urlSegment: 'home', contentType: { alias: 'homePage' } }]

test('the size limit applies per page, not to all pages together', () => {
  const bodyText = '<p>By boat.</p>'.repeat(2000)
  const nodes = ['a', 'b', 'c'].map(key => node(key, 'prosePage', { properties: { bodyText } }))
  expect(readAsTheSite(tree, nodes, noMapping).losses).toEqual([])
})

test('a banner below the home page is reported as not shown, its sections and items are not', () => {
  const below = { parentKey: 'home', parentType: 'homePage', depth: 1 }
  const nodes = [
    node('home', 'homePage'),
    node('row', 'section', below),
    node('item', 'offer', { ...below, isListed: false }),
    node('banner', 'banner', below),
  ]
  const { routes } = readAsTheSite(tree, [], noMapping)
  expect(findHiddenNodes(nodes, routes, noMapping)).toMatchObject([{ type: 'banner', nodes: [{ key: 'banner' }] }])
})
