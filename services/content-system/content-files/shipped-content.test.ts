import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scenes } from '../../../posters/scenes.ts'
import { posterSlugs } from '../pictures/picture-values.ts'
import { isPage } from '../schemas/registry.ts'
import { faultLine } from './fault.ts'
import { readContent } from './read-content.ts'
import type { SourceNode } from './source-node.ts'

const { nodes, faults } = readContent(join(import.meta.dirname, '..', 'content'))
const byKey = new Map(nodes.map(node => [node.key, node]))
const fixed = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const childrenOf = (key: string) => nodes.filter(node => node.parentKey === key).sort((a, b) => a.sort - b.sort)

/** Addresses that the site answers without a page of content. */
const FIXED_ROUTES = /^(\/|\/sitemap|\/faq(-details)?\/[^/]+|\/blog\/(search|categories|tags)(\/[^/]+)?)$/

function address(node: SourceNode): string {
  const parent = node.parentKey === null ? undefined : byKey.get(node.parentKey)
  return `${parent ? address(parent) : ''}/${node.urlSegment}`
}

test('the content that comes with the product has no faults', () => {
  expect(faults.map(faultLine)).toEqual([])
})

test('nodes that other code looks up by key are there', () => {
  const aliases = [1, 2, 3, 6, 11, 12, 13, 14, 20, 21, 22, 23, 24].map(number => byKey.get(fixed(number))?.alias)
  expect(aliases.join(' ')).toBe('settings menu menu footer widget widget widget widget folder folder folder menu menu')
})

test('the main menu has its items in their order; Agent is for agents', () => {
  const items = childrenOf(fixed(2))
  expect(items.map(item => item.name).join(', ')).toBe(
    'Flights, Hotels, Flight + Hotels, Tour Packages, Car Rentals, Students, Attraction Ticket, SCB, Blog, Agent',
  )
  expect(items.filter(item => item.properties.agentOnly).map(item => item.name)).toEqual(['Agent'])
})

test('there are enough deals of every product, none begins after it ends, no two share a picture', () => {
  const deals = nodes.filter(node => node.alias === 'deal').map(node => node.properties)
  expect(deals.length).toBeGreaterThanOrEqual(36)
  for (const product of ['flight', 'hotel', 'package', 'car']) {
    expect(deals.filter(deal => deal.product === product).length).toBeGreaterThanOrEqual(6)
  }
  expect(deals.filter(deal => String(deal.validFrom) >= String(deal.validUntil))).toEqual([])
  expect(new Set(deals.map(deal => deal.image)).size).toBe(deals.length)
})

/** Every address on this site that a property names: link properties, and links in rich text. */
function linksOf(node: SourceNode): string[] {
  const { menuLink, link, ...rest } = node.properties
  const inText = [...JSON.stringify(rest).matchAll(/href=\\"(\/[^"\\]*)/g)].map(match => match[1])
  return [menuLink, link, ...inText].filter(
    address => typeof address === 'string' && address.startsWith('/'),
  ) as string[]
}

test('every link leads to a page there is', () => {
  const pages = new Set(nodes.filter(node => isPage(node.alias)).map(node => address(node).toLowerCase()))
  const account = new Set(childrenOf(fixed(24)).map(node => node.key))
  const broken = nodes
    .filter(node => !account.has(node.key))
    .flatMap(node => linksOf(node).map(link => ({ file: node.file, link: link.replace(/[?#].*/, '') })))
    .filter(({ link }) => !FIXED_ROUTES.test(link) && !pages.has(link.toLowerCase()))
  expect(broken.map(({ file, link }) => `${file}: ${link}`)).toEqual([])
})

test('every picture that content names is drawn', () => {
  const drawn = new Set(scenes.map(scene => scene.slug))
  const missing = nodes.flatMap(node =>
    posterSlugs(node.properties)
      .filter(slug => !drawn.has(slug))
      .map(slug => `${node.file}: poster:${slug}`),
  )
  expect(missing).toEqual([])
})
