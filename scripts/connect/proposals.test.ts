import { expect, test } from 'vitest'
import { proposeKeys } from './propose-keys.ts'
import { proposeProperties } from './propose-properties.ts'
import type { WalkedNode } from './walk.ts'

const node = (id: number, type: string, name: string, properties = {}) =>
  ({
    id,
    key: `key-${id}`,
    type,
    name,
    segment: '',
    parentKey: undefined,
    childTypes: [],
    properties,
  }) as unknown as WalkedNode

test('a link of a menu is no slider, whatever its name', () => {
  const nodes = [node(1, 'menuItem', 'SCB'), node(2, 'widget', 'SCB slider'), node(3, 'widget', 'Home slider')]
  const proposed = Object.fromEntries(proposeKeys(nodes, () => false).map(({ from, to }) => [from, to]))
  expect(proposed).toMatchObject({ scbSlider: '"key-2"', homeSlider: '"key-3"' })
})

test('the node of all deals is the one that holds deals, not the first of them', () => {
  const nodes = [node(1, 'deal', 'Langkawi'), { ...node(2, 'folder', 'Deals'), childTypes: ['deal'] }]
  expect(proposeKeys(nodes, () => false)).toContainEqual(expect.objectContaining({ from: 'deals', to: '"key-2"' }))
})

test('what is said about a picture is read with it; what has no field is named', () => {
  const properties = { image: '/media/a.jpg', imageMeta: { alt: 'A ferry' }, brochure: { pages: 4 } }
  const { unread } = proposeProperties([node(1, 'tour', 'Langkawi', properties)])
  expect(unread.map(({ property }) => property)).toEqual(['brochure'])
})
