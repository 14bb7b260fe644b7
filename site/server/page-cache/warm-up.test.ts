import { expect, test } from 'vitest'
import { buildRouteIndex, type RouteNode } from '../../app/clients/content/routes/route-resolution.ts'
import { warmUp } from './warm-up.ts'

const node = (urlSegment: string, items: RouteNode[] = []): RouteNode => ({
  key: urlSegment,
  name: urlSegment,
  urlSegment,
  contentType: { alias: 'page' },
  items,
})
const tree = [node('home'), node('tours', [node('langkawi'), node('penang')]), node('blog')]
const index = buildRouteIndex(tree, () => true)

function recorded(broken: string[] = []) {
  const opened: string[] = []
  const open = async (path: string) => {
    opened.push(path)
    if (broken.includes(path)) throw new Error('not now')
  }
  return { opened, open }
}

test('the pages nearest to the home page come first', async () => {
  const { opened, open } = recorded()
  expect(await warmUp({ routes: async () => index, open, maxPages: 9 })).toBe(5)
  expect(opened).toEqual(['/', '/tours', '/blog', '/tours/langkawi', '/tours/penang'])
})

test('it renders up to the maximum, and none after the time limit', async () => {
  const { opened, open } = recorded()
  await warmUp({ routes: async () => index, open, maxPages: 2 })
  expect(opened).toEqual(['/', '/tours'])
  expect(await warmUp({ routes: async () => index, open, maxPages: 9, maxMs: -1 })).toBe(0)
})

test('a page that cannot be rendered is skipped', async () => {
  const { open } = recorded(['/tours'])
  expect(await warmUp({ routes: async () => index, open, maxPages: 9 })).toBe(4)
})

test('it starts when the routes are known', async () => {
  const { opened, open } = recorded()
  let asked = 0
  const routes = async () => {
    asked += 1
    if (asked < 3) throw new Error('away')
    return index
  }
  expect(await warmUp({ routes, open, maxPages: 9 })).toBe(5)
  expect(opened).toHaveLength(5)
})
