import { expect, test } from 'vitest'
import * as z from 'zod'
import type { ContentCache } from '../cache/content-cache.server.ts'
import { createContentSource } from '../content-source.server.ts'
import { itinerary, list, picture, requiredText, richText, text } from './lenient-values.server.ts'
import { anyMark, createOrigins, unmarked } from './origins.ts'

const schema = z.object({
  name: text,
  title: text,
  slider: text,
  bodyText: richText,
  image: picture,
  itinerary,
  reasons: list(z.object({ title: requiredText })),
  fields: list(z.object({ name: text, label: text, options: list(z.object({ label: text })) })),
  items: list(z.object({ name: text, subtitle: text })),
})
const node = {
  key: 'tour',
  name: 'Ipoh',
  title: 'Ipoh',
  slider: 'home-main',
  bodyText: '<p>Go early.</p>',
  image: '/media//1/ipoh.jpg',
  itinerary: [{ title: 'Arrive' }],
  reasons: [{ title: 'Food' }, { title: 'Caves' }],
  fields: [{ name: 'people', label: 'How many?' }],
  items: [{ key: 'slide', name: 'First', subtitle: 'Two nights' }],
}
const cache = {
  read: async (_: string, { accept }: { accept: (body: unknown) => unknown }) => accept(node),
  knownRoutes: () => undefined,
} as unknown as ContentCache

test('a preview knows of each text and picture which field of which node it is, and of nothing else', async () => {
  const origins = createOrigins()
  const read = await createContentSource(cache, {}, origins).node(schema, { key: 'tour' })
  const marks = JSON.stringify(read).match(anyMark) ?? []
  expect(
    marks.map(mark =>
      Object.values(origins.originOf(mark) ?? {})
        .flat()
        .join(' '),
    ),
  ).toEqual([
    'tour name',
    'tour source title',
    'tour source bodyText',
    'tour source image',
    'tour source itinerary.0.title',
    'tour source reasons 0 title',
    'tour source reasons 1 title',
    'tour source fields 0 label',
    'slide name',
    'slide source subtitle',
  ])
  expect(unmarked(read.title)).toBe('Ipoh')
  expect(read.slider).toBe('home-main')
})

test('what visitors read has no marks', async () => {
  const read = await createContentSource(cache).node(schema, { key: 'tour' })
  expect(JSON.stringify(read)).not.toMatch(anyMark)
})
