import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentNode, ContentTree } from '../../../tree/content-tree.ts'
import { factsOf, placesOf } from './hit-facts.ts'
import { narrowedSearch } from './narrowed-search.ts'

const node = (key: string, alias: string, properties: object): ContentNode => ({
  key,
  id: 1,
  alias,
  name: key,
  urlSegment: key,
  properties: properties as Record<string, unknown>,
  updated: '2026-11-26',
  parent: undefined,
  children: [],
  translations: {},
})
const rated = (...best: number[]) => Array.from({ length: 12 }, (_, at) => ({ rating: best.includes(at + 1) ? 3 : 1 }))
const nodes = [
  node('Langkawi', 'destinationPage', { place: 'Langkawi', dealTags: ['langkawi', 'malaysia'], months: rated(12, 1) }),
  node('Central Vietnam', 'destinationPage', { place: 'Central Vietnam', months: rated(3) }),
  node('deal', 'deal', { dealTags: ['langkawi'], travelFrom: '2026-11-15', travelUntil: '2027-02-01' }),
  node('tour', 'contentDetail', { destinations: ['Central Vietnam', 'Hué'], months: [3, 12] }),
  node('essay', 'newsArticle', { tags: ['langkawi'] }),
  node('page', 'prosePage', {}),
]
const tree: ContentTree = {
  revision: 1,
  present: properties => properties,
  roots: nodes,
  byKey: new Map(nodes.map(one => [one.key, one])),
  nextChange: undefined,
}

/** A search that finds every node, or some of them. */
const search = async (_: ContentTree, { skip, take, among }: { skip: number; take: number; among?: string[] }) => {
  const keys = nodes.map(({ key }) => key).filter(key => !among || among.includes(key))
  return {
    keys,
    total: keys.length,
    found: keys.slice(skip, skip + take).map(key => ({ key, title: key, excerpt: '', isLocal: true })),
  }
}
const question = { text: 'x', typing: false, today: '2026-11-26', skip: 0, take: 10 }
const narrowed = async (choices: object) => {
  const { found, total, facets } = await narrowedSearch(search, tree, question, choices)
  const said = (values: { value: string; total: number }[]) =>
    values.map(({ value, total: left }) => `${value} ${left}`)
  return { keys: found.map(({ key }) => key), total, facets: [facets.kinds, facets.places, facets.months].map(said) }
}

test('what is known of a node: what it is, its places that have pages, its months', () => {
  const facts = (key: string) => factsOf(tree.byKey.get(key) as ContentNode, placesOf(tree))
  expect(facts('deal')).toEqual({ kind: 'offer', places: ['langkawi'], months: [11, 12, 1, 2] })
  expect(facts('tour')).toEqual({ kind: 'offer', places: ['central-vietnam'], months: [3, 12] })
  expect(facts('Langkawi')).toEqual({ kind: 'place', places: ['langkawi'], months: [1, 12] })
  expect(facts('page')).toEqual({ kind: undefined, places: [], months: [] })
})

test('without a choice everything is found, and counted', async () => {
  const { total, facets } = await narrowed({})
  expect(total).toBe(6)
  expect(facets).toEqual([
    ['place 2', 'offer 2', 'article 1'],
    ['langkawi 3', 'central-vietnam 2'],
    ['1 2', '2 1', '3 2', '11 1', '12 3'],
  ])
})

test('choices narrow down together; each of them counts what is left of the others', async () => {
  expect(await narrowed({ kind: 'offer', month: 12 })).toMatchObject({ keys: ['deal', 'tour'], total: 2 })
  const { keys, facets } = await narrowed({ kind: 'offer', place: 'langkawi' })
  expect(keys).toEqual(['deal'])
  expect(facets).toEqual([
    ['place 1', 'offer 1', 'article 1'],
    ['langkawi 1', 'central-vietnam 1'],
    ['1 1', '2 1', '11 1', '12 1'],
  ])
  expect(await narrowed({ place: 'nowhere' })).toMatchObject({ keys: [], total: 0 })
})

test('every count is what a visitor finds who chooses it', async () => {
  const choice = fc.record(
    {
      kind: fc.constantFrom('offer', 'place', 'article', 'answer'),
      place: fc.constantFrom('langkawi', 'central-vietnam'),
      month: fc.integer({ min: 1, max: 12 }),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(choice, async choices => {
      const { facets } = await narrowedSearch(search, tree, question, choices as object)
      for (const { value, total } of facets.kinds)
        expect((await narrowed({ ...choices, kind: value })).total).toBe(total)
      for (const { value, total } of facets.months)
        expect((await narrowed({ ...choices, month: Number(value) })).total).toBe(total)
      for (const { value, total } of facets.places)
        expect((await narrowed({ ...choices, place: value })).total).toBe(total)
    }),
  )
})
