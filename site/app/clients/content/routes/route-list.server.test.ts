import { expect, test } from 'vitest'
import { quarantineRoutes, routeList, someRoutes } from './route-list.server.ts'
import { buildRouteIndex } from './route-resolution.ts'

const node = (key: string, urlSegment: string, items: object[] = []) => ({
  key,
  name: key,
  urlSegment,
  items,
  contentType: { alias: 'contentCatogory' },
})
const index = (...nodes: object[]) => buildRouteIndex(routeList.parse(nodes), () => true)

test('a node without a key is requested by its number', () => {
  const { key: _, ...unnamed } = node('x', 'x')
  expect(index({ ...unnamed, id: 1043 }).byPath.get('/x')?.key).toBe('1043')
})

const home = node('home', 'home')
const section = (name: string, pages: number) =>
  node(
    name,
    name,
    Array.from({ length: pages }, (_, number) => node(`${name}-${number}`, `${name}-${number}`)),
  )
const whole = index(home, section('tours', 20), section('cruises', 4))
const nothing = new Set<string>()

test('pages may come and go', () => {
  expect(quarantineRoutes(whole, index(home, section('tours', 12), section('cruises', 4)), nothing)).toBeUndefined()
  expect(quarantineRoutes(whole, index(home, section('tours', 90)), nothing)).toBeUndefined()
})

test('a list without the home page is never accepted', () => {
  const fresh = index(section('tours', 20), section('cruises', 4))
  expect(quarantineRoutes(whole, fresh, new Set(['home']))).toMatchObject({ acceptedLater: false })
})

test('a route list that lacks half of the site without an announcement is quarantined', () => {
  const fresh = index(home, section('cruises', 4))
  expect(quarantineRoutes(whole, fresh, nothing)).toMatchObject({ acceptedLater: true })
  expect(quarantineRoutes(whole, fresh, new Set(['*', 'cruises']))).toBeDefined()
  expect(quarantineRoutes(whole, fresh, new Set(['tours']))).toBeUndefined()
})

test('pages that moved are not lost', () => {
  const moved = index(home, node('archive', 'archive', [section('tours', 20), section('cruises', 4)]))
  expect(quarantineRoutes(whole, moved, nothing)).toBeUndefined()
})

test('a small site may change freely, except for its home page', () => {
  const small = index(home, section('tours', 7))
  expect(quarantineRoutes(small, index(home), nothing)).toBeUndefined()
})

test('a list without a page is no list, unless the type of its home page is not known', () => {
  expect(() => someRoutes(index())).toThrow('no page')
  expect(someRoutes(whole)).toBe(whole)
  const foreign = buildRouteIndex(routeList.parse([{ ...home, contentType: { alias: 'start' } }]), () => false)
  expect(someRoutes(foreign)).toMatchObject({ unknownHome: 'start' })
})
