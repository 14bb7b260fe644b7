import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildRouteIndex, type RouteNode } from '../../clients/content/routes/route-resolution.ts'
import { isFixedAddress } from '../../fixed-routes.ts'
import { otherWays } from '../search/page/search-page.tsx'
import { linksThatLead, livingEntries, livingGroups } from './living-links.ts'
import { MenuLink } from './menu-links.tsx'
import type { MenuItem } from './menus.server.ts'

const node = (urlSegment: string, items: RouteNode[] = []): RouteNode => ({
  key: urlSegment,
  name: urlSegment,
  urlSegment,
  contentType: { alias: 'prosePage' },
  items,
})
const routes = buildRouteIndex([node('home'), node('tours', [node('langkawi')])], () => true)
const leads = linksThatLead(routes, isFixedAddress)
const item = (menuLink: string) => ({ name: menuLink, menuLink }) as MenuItem

test.each([
  ['/', true],
  ['/tours', true],
  ['/Tours/Langkawi?month=5#dates', true],
  ['/tours/penang', false],
  ['/flight-deals', false],
  ['/contactus', true],
  ['/media/x1/brochure.pdf?v=2', true],
  ['/media/brochures', false],
  ['/Login', true],
  ['/AgentLogin#x', true],
  ['/faq/visas', true],
  ['/blog/tags/beach', true],
  ['https://elsewhere.example/', true],
  ['', true],
])('%s leads somewhere: %s', (link, expected) => expect(leads(link)).toBe(expected))

test('while the pages are unknown, every link stays', () => {
  expect(linksThatLead(undefined, isFixedAddress)('/flight-deals')).toBe(true)
})

test('an entry stays while its panel has links; a column without any is left out', () => {
  const [dead, living] = [item('/flight-deals'), item('/tours')]
  const groups = [
    { name: 'Gone', items: [dead] },
    { name: 'Some', items: [dead, living] },
    { name: 'New', items: [] },
  ]
  expect(livingGroups(groups, leads).map(({ name, items }) => [name, items.length])).toEqual([['Some', 1]])
  const entries = [
    { ...dead, groups: [], hasTours: false },
    { ...dead, groups: [{ name: '', items: [living] }], hasTours: false },
    { ...living, groups: [], hasTours: false },
  ]
  expect(livingEntries(entries, leads)).toHaveLength(2)
})

test('an entry without a link is words, no link that leads nowhere', () => {
  const linked = (menuLink: string) =>
    renderToStaticMarkup(createElement(MenuLink, { item: { name: 'Cruises', menuLink, target: '' } }))
  expect([linked('/cruises'), linked('')]).toEqual(['<a href="/cruises">Cruises</a>', '<span>Cruises</span>'])
})

test('a search page leads to deals only where they have a page', () => {
  const ways = otherWays('flight', leads).map(({ href }) => href)
  expect(ways).toEqual(['/group-flight-request-form', '/contactus'])
  expect(otherWays('hotel', () => true).map(({ href }) => href)).toEqual(['/hotel-deals', '/contactus'])
})
