import { expect, test } from 'vitest'
import type { ContentType } from '../../calls/shapes.ts'
import { nodesByPlace } from '../../parts/nodes/nodes-by-place.ts'
import { fieldHits } from './field-hits.ts'

const type = (alias: string, ...names: string[]): [string, ContentType] => [
  alias,
  { alias, label: alias, help: '', schema: { properties: Object.fromEntries(names.map(name => [name, {}])) } },
]
const types = new Map([
  type('settings', 'hotline', 'hours'),
  type('homePage', 'metaTitle', 'hotlineBand'),
  type('author', 'hours'),
])
const node = (key: string, alias: string) =>
  ({ key, alias, name: key, parentKey: null, urlSegment: key, sort: 0, state: 'published', children: 0 }) as const
const nodes = nodesByPlace([
  node('Settings', 'settings'),
  node('Home', 'homePage'),
  node('Aina', 'author'),
  node('Lim', 'author'),
])

test('a field of the settings is found by its name and links to it', () => {
  expect(fieldHits({ nodes, types }, ' Hotl')).toEqual([
    { key: 'Settings', name: 'Hotline', alias: 'settings', path: 'Settings', excerpt: '', hash: '#source.hotline' },
  ])
  expect(fieldHits({ nodes, types }, 'hours').map(({ key }) => key)).toEqual(['Settings'])
  expect(fieldHits({ nodes, types }, 'ho')).toEqual([])
})
