import { expect, test } from 'vitest'
import { buildRouteIndex, type RouteNode } from '../../clients/content/routes/route-resolution.ts'
import { searchNames } from './search-names.ts'

const node = (name: string, urlSegment: string, items: RouteNode[] = []): RouteNode => ({
  key: urlSegment,
  name,
  urlSegment,
  items,
  contentType: { alias: 'prosePage' },
})
const index = buildRouteIndex(
  [
    node('Services', 'services', [node('Đà Nẵng transfers', 'da-nang')]),
    node('Discover Hong Kong', 'hong-kong'),
    node('Langkawi', 'langkawi'),
  ],
  () => true,
)
const found = (question: string) => searchNames(index, question).map(({ page, title }) => `${page.path} ${title}`)

test('every word has to begin a word of the name; accents do not matter', () => {
  expect(found('da nang')).toEqual(['/services/da-nang ⟦Đà⟧ ⟦Nẵng⟧ transfers'])
  expect(found('KONG hon')).toEqual(['/hong-kong Discover ⟦Hong⟧ ⟦Kong⟧'])
  expect(found('kong langkawi')).toEqual([])
  expect(found('ong')).toEqual([])
  expect(found(' — ')).toEqual([])
})
