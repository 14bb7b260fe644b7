import { schemas } from '@agency/content-system/schemas/registry.ts'
import { readNodeKey } from '@agency/contracts/content/route-node.ts'
import { pageTypes } from '@agency/site/app/addresses/page-type.ts'
import { type ContentMapping, withOurNames } from '@agency/site/app/clients/content/mapping/mapping.ts'
import type { KeyName } from '@agency/site/app/clients/content/mapping/node-keys.ts'
import { isEmpty } from '@agency/site/app/clients/content/readers/kinds/raw-values.ts'
import type { RouteIndex } from '@agency/site/app/clients/content/routes/route-resolution.ts'
import type { WalkedNode } from './walk.ts'

const ofKeys: Record<KeyName, { itself: string; below?: string }> = {
  settings: { itself: 'settings' },
  daysOff: { itself: 'daysOff' },
  mainMenu: { itself: 'menu', below: 'menuItem' },
  tourMenu: { itself: 'menu', below: 'menuItem' },
  userMenu: { itself: 'menu', below: 'menuItem' },
  notFoundMenu: { itself: 'menu', below: 'menuItem' },
  hotDeals: { itself: 'menu', below: 'menuItem' },
  footer: { itself: 'footer', below: 'menuItem' },
  deals: { itself: 'folder', below: 'deal' },
  promotions: { itself: 'folder', below: 'promotion' },
  authors: { itself: 'folder', below: 'author' },
  homeSlider: { itself: 'folder', below: 'slide' },
  flightSlider: { itself: 'folder', below: 'slide' },
  blogSlider: { itself: 'folder', below: 'slide' },
  scbSlider: { itself: 'folder', below: 'slide' },
  menus: { itself: 'folder' },
  widgets: { itself: 'folder' },
}

/** A parsed route list has lower-case aliases. */
const dealsPages = [pageTypes.home.alias, pageTypes.deals.alias].map(alias => alias.toLowerCase())

/** undefined for a node that no template shows. @param nodes The whole tree. */
export function shownAs(
  nodes: readonly WalkedNode[],
  { byPath }: RouteIndex,
  mapping: ContentMapping,
): (node: WalkedNode) => string | undefined {
  const byKey = new Map(nodes.map(node => [node.key, node]))
  const pages = new Map([...byPath.values()].map(page => [page.key, page.alias]))
  const names = new Map((Object.entries(mapping.keys ?? {}) as [KeyName, string][]).map(([name, key]) => [key, name]))
  const nameOf = (node: WalkedNode) => names.get(readNodeKey(node.key) ?? node.key)
  const read = ({ type, properties }: WalkedNode) =>
    withOurNames({ ...properties, contentType: { alias: type } }, mapping)
  const isSection = ({ type, properties }: WalkedNode) =>
    (mapping.types.get(type.toLowerCase()) ?? type) === 'section' || 'kind' in properties
  const sections = Map.groupBy(nodes.filter(isSection), node => node.parentKey)
  const showsDeals = [...pages].some(([key, alias]) => {
    const rows = sections.get(key) ?? []
    return dealsPages.includes(alias) && (rows.length === 0 || rows.some(row => row.properties.kind === 'deals'))
  })

  function typeOf(node: WalkedNode): string | undefined {
    const name = nameOf(node)
    const match = pages.get(node.key) ?? (name && ofKeys[name].itself)
    const parent = node.parentKey === undefined ? undefined : byKey.get(node.parentKey)
    return match ?? (parent && typeBelow(parent, node))
  }

  function typeBelow(parent: WalkedNode, node: WalkedNode): string | undefined {
    const page = pages.get(parent.key)
    if (page) {
      if (dealsPages.includes(page)) return isSection(node) ? 'section' : undefined
      return page === pageTypes.faq.alias.toLowerCase() ? 'fAQCategory' : undefined
    }
    const name = nameOf(parent)
    if (name === 'promotions' && isEmpty(read(node).until)) return undefined
    if (name) return showsDeals || !['deals', 'promotions'].includes(name) ? ofKeys[name].below : undefined
    const above = typeOf(parent)
    return above?.startsWith('fAQ') ? 'fAQItem' : above === 'menuItem' ? above : undefined
  }
  return typeOf
}

const ofEveryPage = new Set<string>([
  'title',
  'subtitle',
  'subtitle2',
  'bodyText',
  'image',
  'updateDate',
  'link',
  'target',
])
const shapes = new Map(Object.entries(schemas).map(([alias, schema]) => [alias.toLowerCase(), schema?.shape ?? {}]))

export function isReadOn(type: string | undefined, field: string): boolean {
  const shape = type === undefined ? undefined : shapes.get(type.toLowerCase())
  return !shape || Object.keys(shape).length === 0 || field in shape || ofEveryPage.has(field)
}
