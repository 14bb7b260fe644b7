import { expect, test } from 'vitest'
import * as z from 'zod'
import type { PageRoute } from '../../clients/content/routes/route-resolution.ts'
import { headOf, pageProperties } from '../../features/metadata/page-properties.server.ts'
import { cardNode, cardOf, cardTitle } from './card.server.ts'

const long = 'Kani, an island you can walk around before your coffee is cold'

test('a card shows the name where the title needs a third line', () => {
  expect(cardTitle({ title: long, name: 'Maldives, Kani' })).toBe('Maldives, Kani')
  expect(cardTitle({ title: 'Kani in the morning', name: 'Maldives, Kani' })).toBe('Kani in the morning')
})

test('without a short name the title stays, and without a title the name', () => {
  expect(cardTitle({ title: long, name: '' })).toBe(long)
  expect(cardTitle({ title: long, name: `${long} too` })).toBe(long)
  expect(cardTitle({ title: '', name: 'Maldives, Kani' })).toBe('Maldives, Kani')
})

test('photographs for deciding stand on no card and in nothing that machines read', () => {
  const image = { src: '/media/a/kani.jpg', alt: 'Kani', width: 1200, height: 800 }
  const room = { picture: { ...image, src: '/media/b/room.jpg' }, caption: 'The room' }
  const written = { key: 'k', name: 'Kani', urlSegment: 'kani', image, photographs: [room] }
  const route = { path: '/kani', key: 'k', name: 'Kani', ancestors: [], children: [] } as unknown as PageRoute
  const shown = [cardOf(cardNode.parse(written), route), headOf(z.object(pageProperties).parse(written), route)]
  expect(JSON.stringify(shown)).toContain('kani.jpg')
  expect(JSON.stringify(shown)).not.toContain('room.jpg')
})
