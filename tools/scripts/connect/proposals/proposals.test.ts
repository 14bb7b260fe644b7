import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldNamed, noMapping } from '@agency/site/app/clients/content/mapping/mapping.ts'
import { readMapping } from '@agency/site/app/clients/content/mapping/mapping-file.server.ts'
import { expect, test } from 'vitest'
import type { WalkedNode } from '../reading/walk.ts'
import { mappingText } from './proposal.ts'
import { proposeFares } from './propose-fares.ts'
import { proposeKeys } from './propose-keys.ts'
import { proposeProperties } from './propose-properties.ts'
import { proposeTypes } from './propose-types.ts'

const key = (id: number) => `7c9e6679-7425-40de-944b-00000000000${id}`

const node = (id: number, type: string, name: string, properties = {}) =>
  ({
    id,
    key: key(id),
    type,
    name,
    segment: '',
    parentKey: undefined,
    childTypes: [],
    isListed: true,
    depth: 1,
    properties,
  }) as unknown as WalkedNode

test('a menu link is not taken for a slider because of its name', () => {
  const slider = (id: number, name: string) => ({ ...node(id, 'widget', name), childTypes: ['slide'] })
  const nodes = [
    node(1, 'menuItem', 'SCB'),
    node(4, 'banner', 'Banner'),
    slider(2, 'SCB slider'),
    slider(3, 'Home slider'),
  ]
  const proposed = Object.fromEntries(proposeKeys(nodes, () => false).map(({ from, to }) => [from, to]))
  expect(proposed).toMatchObject({ scbSlider: key(2), homeSlider: key(3) })
})

test('the deals node is the parent of the deals, not the first deal', () => {
  const nodes = [node(1, 'deal', 'Langkawi'), { ...node(2, 'folder', 'Deals'), childTypes: ['deal'] }]
  expect(proposeKeys(nodes, () => false)).toContainEqual(expect.objectContaining({ from: 'deals', to: key(2) }))
})

test('the description of a picture is read, and properties without a field are reported', () => {
  const properties = { image: '/media/a.jpg', imageMeta: { alt: 'A ferry' }, brochure: { pages: 4 } }
  const { unread } = proposeProperties([node(1, 'tour', 'Langkawi', properties)])
  expect(unread.map(({ property }) => property)).toEqual(['brochure'])
})

const html = '<p>By boat.</p>'

test('each field takes one property, by name before content, and pickers are not texts', () => {
  const properties = {
    dayByDay: [{ content: { day: 1, title: 'Arrival', text: html } }],
    blocks: html,
    bodyContent: html,
    relatedTours: [{ name: 'Tioman', url: '/tours/tioman', properties: { text: html } }],
  }
  const proposed = proposeProperties([node(1, 'tour', 'Langkawi', properties)])
  expect(proposed.properties.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'bodyContent bodyText',
    'dayByDay itinerary',
  ])
  expect(proposed.unread.map(({ property }) => property)).toEqual(['blocks', 'relatedTours'])
})

test('a property named like a field that its type lacks is not read', () => {
  const nodes = [
    node(1, 'tour', 'Langkawi', { tagline: 'By sea', price: 'RM 1' }),
    node(2, 'settings', 'S', { tagline: 'x' }),
  ]
  const { unread } = proposeProperties(nodes, ({ type }) => (type === 'tour' ? 'contentDetail' : type))
  expect(unread.map(({ property, nodes: count }) => [property, count])).toEqual([['tagline', 1]])
})

const below = (parent: WalkedNode, id: number, name: string, properties = {}) => ({
  ...node(id, `${parent.type}Child`, name, properties),
  parentKey: parent.key,
  parentType: parent.type,
})
const atTop = (id: number, type: string, segment: string) => ({
  ...node(id, type, type),
  segment,
  depth: 0,
  childTypes: [`${type}Child`],
})

test('codes, cards and folders of offers are not pages', () => {
  const [codes, offers, promotions] = [
    atTop(1, 'sSR', 'ssr'),
    atTop(2, 'deals', 'deals'),
    atTop(3, 'promoCategory', 'promo'),
  ]
  const nodes = [
    codes,
    below(codes, 4, 'VGML', { code: 'VGML' }),
    offers,
    below(offers, 5, 'Kuching', { price: 'RM 99' }),
    promotions,
    below(promotions, 6, 'Raya', { code: 'RAYA' }),
    { ...node(7, 'card', 'Card', { price: 'RM 9' }), parentType: 'deals' },
  ]
  expect(Object.fromEntries(proposeTypes(nodes).map(({ from, to }) => [from, to]))).toEqual({
    sSR: 'none',
    sSRChild: 'none',
    deals: 'folder',
    dealsChild: 'deal',
    promoCategory: 'folder',
    promoCategoryChild: 'promotion',
    card: 'deal',
  })
})

test('the mapping file quotes what YAML would read as something else', () => {
  const types = [
    { from: 'yes', to: 'none', reason: 'a\nreason: "x"' },
    { from: 'no"te: x', to: 'prose', reason: '' },
  ]
  const { text } = mappingText({ types, properties: [], keys: [] })
  expect(text).toContain('types:\n  yes: none # a reason: "x"\n')
  expect(text).not.toContain('no"te')
})

test('every documented name of a settings node is a field', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/plug-in.md'), 'utf8')
  const table = /### Nodes that are no pages[\s\S]*?### /.exec(guide)?.[0] ?? ''
  const rows = [...table.matchAll(/^\| `[^|]+\| (.*) \|$/gm)].map(([, says = '']) => says)
  const names = rows.flatMap(says => [...says.matchAll(/`([a-zA-Z]\w*)`/g)].map(([, name = '']) => name))
  expect(names.length).toBeGreaterThan(40)
  const ofEveryNode = new Set(['items', 'name', 'network', 'url'])
  expect(names.filter(name => !ofEveryNode.has(name) && !fieldNamed(name))).toEqual([])
})

test('the payers of prices are proposed by their labels, beside those that the file names', () => {
  const priceTable = { columns: ['Twin sharing', 'Deluxe'], rows: [{ label: 'Child 4 to 11', prices: [1, 2] }] }
  const fares = proposeFares([node(1, 'tour', 'Langkawi', { priceTable })], noMapping)
  const { text, kept } = mappingText(
    { types: [], properties: [], fares, keys: [] },
    'fares: {twin sharing: {who: person}}',
  )
  expect(kept.map(({ from }) => from)).toEqual(['Twin sharing'])
  expect(readMapping(text)).toMatchObject({
    mapping: {
      fares: new Map([
        ['twin sharing', { who: 'person' }],
        ['child 4 to 11', { who: 'child', youngest: 4, oldest: 11, people: 2 }],
      ]),
    },
  })
})
