import { readFileSync } from 'node:fs'
import type { Culture } from '@agency/contracts/content/route-node.ts'
import { searchResultsWords } from '@agency/words/search/results/words.ts'
import { expect, test } from 'vitest'
import { forReader } from '../../addresses/languages/reader.server.ts'
import { createContentCache } from '../../clients/content/cache/content-cache.server.ts'
import { createContentSource } from '../../clients/content/content-source.server.ts'
import { UpstreamFailure } from '../../clients/upstreams/upstream-failure.ts'
import { find } from './find.server.ts'
import { suggestionsFor } from './suggestions.server.ts'

const example = (id: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../contracts/examples/${id}.json`, import.meta.url), 'utf8'))

const node = (key: string, name: string, urlSegment: string, alias: string, items: object[] = []) => ({
  key,
  id: 1,
  name,
  urlSegment,
  items,
  contentType: { alias },
})
const routes = [
  node('1', 'Langkawi', 'holidays-in-langkawi', 'destinationPage'),
  node('2', 'Ground packages', 'ground-package', 'contentCatogory', [
    node('3', 'Langkawi Island Escape', 'langkawi-island-escape', 'contentDetail'),
  ]),
]

/** A content system that answers the search in one way. */
const contentWith = (search: (path: string) => unknown, culture?: Culture) =>
  createContentSource(
    createContentCache(async path => {
      const body = path.includes('getRoute') ? routes : await search(path)
      return { body, text: JSON.stringify(body) }
    }),
    {},
    undefined,
    culture,
  )
const question = { text: 'langkawi', page: 1, pageSize: 10 }

test('hits have their address and their kind', async () => {
  const { results, total, suggestion, facets } = await find(
    contentWith(() => example('content.search')),
    question,
  )
  expect(results.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Place /holidays-in-langkawi',
    'Ground packages /ground-package/langkawi-island-escape',
    'Offer /holidays-in-langkawi',
    'Question /faq-details/ferry-to-langkawi',
  ])
  expect(results[1]).toMatchObject({
    title: '⟦Langkawi⟧ Island Escape',
    price: 128_800,
    picture: { src: '/media//1044/langkawi.jpg' },
  })
  expect({ total, suggestion }).toEqual({ total: 4, suggestion: 'langkawi' })
  expect(facets?.places).toEqual([{ value: 'langkawi', name: 'Langkawi', total: 3 }])
})

test.each(['not-found', 'unreachable', 'not-json'] as const)(
  'when the search is %s, pages are found by their names',
  async kind => {
    const content = contentWith(() => {
      throw new UpstreamFailure('content', kind, 'search')
    })
    const { results, total } = await find(content, question)
    expect(results.map(({ href, title }) => `${href} ${title}`)).toEqual([
      '/holidays-in-langkawi ⟦Langkawi⟧',
      '/ground-package/langkawi-island-escape ⟦Langkawi⟧ Island Escape',
    ])
    expect(total).toBe(2)
    expect((await find(content, { ...question, page: 2, pageSize: 1 })).results).toHaveLength(1)
  },
)

test('hits that lack one word, and words that may be meant, come with the results', async () => {
  const { lacking, correction } = await find(
    contentWith(() => example('content.search')),
    question,
  )
  expect(correction).toBe('langkawi deal')
  expect(lacking).toMatchObject({ word: 'package', rest: 'langkawi', total: 1 })
  expect(lacking?.results.map(({ label, href }) => `${label} ${href}`)).toEqual(['Place /holidays-in-langkawi'])
})

test('suggestions have short names without marks, and each address once', async () => {
  const asked: string[] = []
  const content = contentWith(path => {
    asked.push(path)
    return example('content.search')
  })
  expect(await suggestionsFor(content, 'l')).toEqual([])
  expect(await suggestionsFor(content, 'lang')).toEqual([
    { href: '/holidays-in-langkawi', title: 'Langkawi', label: 'Place' },
    { href: '/ground-package/langkawi-island-escape', title: 'Langkawi Island Escape', label: 'Ground packages' },
    { href: '/faq-details/ferry-to-langkawi', title: 'Do packages to Langkawi include the ferry?', label: 'Question' },
  ])
  expect(asked).toEqual(['/umbraco/search/get?q=lang&page=1&pageSize=6&typing=true'])
})

test('the content system is asked for what the question is narrowed down to', async () => {
  const asked: string[] = []
  const content = contentWith(path => {
    asked.push(path)
    return example('content.search')
  })
  await find(content, { ...question, kind: 'offer', place: undefined, month: 12 })
  expect(asked).toEqual(['/umbraco/search/get?q=langkawi&page=1&pageSize=10&kind=offer&month=12'])
})

test('results are counted in words', () => {
  expect([0, 1, 20, 1000].map(searchResultsWords().count)).toEqual([
    'No results',
    '1 result',
    '20 results',
    'More than 1,000 results',
  ])
})

test('a reader of Malay gets hits in Malay, those in English marked, and suggestions that lead to Malay pages', async () => {
  const asked: string[] = []
  const items = [
    { key: '3', name: 'Percutian Langkawi', title: 'Percutian ⟦Langkawi⟧', untranslated: [] },
    { key: '1', name: 'Langkawi', title: '⟦Langkawi⟧', untranslated: ['name', 'title', 'excerpt'] },
  ].map(hit => ({ ...hit, alias: 'prosePage', path: hit.key === '3' ? '/ground-package' : '/holidays-in-langkawi' }))
  const search = (path: string) => {
    asked.push(path)
    return { data: { items, total: 2, page: 1, pageSize: 10 } }
  }
  const reader = {
    language: 'ms',
    siteUrl: '',
    pages: {},
    placeOf: (path: string) => path === '/ground-package' && path,
  } as const
  const content = contentWith(search, 'ms')
  const { results } = await forReader(reader, () => find(content, question))
  expect(asked).toEqual(['/umbraco/search/get?q=langkawi&page=1&pageSize=10&culture=ms'])
  expect(results.map(({ title, lang }) => [title, lang])).toEqual([
    ['Percutian ⟦Langkawi⟧', undefined],
    ['⟦Langkawi⟧', 'en-MY'],
  ])
  expect(await forReader(reader, () => suggestionsFor(content, 'langkawi'))).toMatchObject([
    { href: '/ms/ground-package', title: 'Percutian Langkawi' },
    { href: '/holidays-in-langkawi', title: 'Langkawi', lang: 'en-MY' },
  ])
})
