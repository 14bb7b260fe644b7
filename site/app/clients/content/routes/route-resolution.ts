import { type PageRole, pageRoles, rolePaths } from '@agency/contracts/content/route-node.ts'
import { addressPath, addressSegment } from '../../../addresses/addresses.ts'
import { reportBrokenItem } from '../readers/broken-items.server.ts'
import { addKnownNode, type KnownNodes } from '../readers/known-nodes.ts'
import { isList, isOwnType } from './page-aliases.ts'
import { withoutDetail } from './without-detail.ts'

export type RouteNode = {
  key: string
  id?: string
  name: string
  urlSegment: string
  role?: PageRole | undefined
  contentType: { alias: string }
  items: RouteNode[]
}

export type PageRoute = {
  key: string
  name: string
  /** The content type in lower case, because installations spell it differently. */
  alias: string
  urlSegment: string
  /** The clean public path (see `addressPath`), `/` for the home page. */
  path: string
  role?: PageRole | undefined
  ancestors: PageRoute[]
  children: PageRoute[]
}

export type RouteIndex = {
  byPath: Map<string, PageRoute>
  byRole: Map<PageRole, PageRoute>
  /** For each first-level category or news page: its descendants by their own last segment. */
  descendants: Map<string, Map<string, PageRoute>>
  nodes: KnownNodes
  /** Undefined when the home page is of a known type. */
  unknownHome: string | undefined
}

/** `old`: a former form, which links to the clean one. `made-up`: one of infinitely many paths to the page. */
export type RouteMatch = { page: PageRoute; address: 'clean' | 'old' | 'made-up' }

export type IsPage = (alias: string, parentAlias: string | undefined) => boolean

const homeSegment = 'home'
const folderAlias = 'folder'

/** `isPage` gets both types in lower case. */
export function buildRouteIndex(nodes: RouteNode[], isPage: IsPage): RouteIndex {
  const index: RouteIndex = {
    byPath: new Map(),
    byRole: new Map(),
    descendants: new Map(),
    nodes: noNodes(),
    unknownHome: undefined,
  }
  const otherTypes: OtherTypes = new Map()
  addNodes({ index, isPage, otherTypes }, nodes, [])
  reportOtherTypes(otherTypes)
  if (index.byPath.has('/')) index.unknownHome = undefined
  giveRoles(index)
  for (const page of index.byPath.values()) {
    if (page.ancestors.length === 0 && isList(page.alias)) index.descendants.set(page.urlSegment, lastSegments(page))
  }
  return index
}

function giveRoles({ byPath, byRole }: RouteIndex): void {
  for (const page of byPath.values()) if (page.role && !byRole.has(page.role)) byRole.set(page.role, page)
  for (const role of pageRoles) {
    const page = byRole.get(role) ?? byPath.get(rolePaths[role])
    if (!page) continue
    page.role ??= role
    byRole.set(role, page)
  }
}

const noNodes = (): KnownNodes => ({ byKey: new Map(), byId: new Map() })

type Building = { index: RouteIndex; isPage: IsPage; otherTypes: OtherTypes }

function addNodes(building: Building, nodes: RouteNode[], ancestors: PageRoute[], prefix = ''): void {
  const { index } = building
  for (const node of nodes) {
    const parent = ancestors.at(-1)
    // Editors type slashes around segments.
    const urlSegment = addressPath(node.urlSegment).slice(1)
    const alias = shownType(building, node, urlSegment, parent)
    if (alias === undefined) {
      addParts(index.nodes, [node])
      // A folder below a page is a part of its children's paths without being a page itself.
      if (parent && node.contentType.alias.toLowerCase() === folderAlias)
        addNodes(building, node.items, ancestors, `${prefix}${urlSegment}/`)
      continue
    }
    const isHome = !parent && urlSegment === homeSegment
    if (!isHome && urlSegment === '') {
      reportUnreachable(node, parent, 'has no URL segment', 'Give it a URL segment.')
      continue
    }
    const path = isHome ? '/' : `${parent?.path ?? ''}/${prefix}${urlSegment}`
    const { key, name, role } = node
    const page: PageRoute = { key, name, alias, urlSegment, path, role, ancestors, children: [] }
    // Two nodes can claim one path: the first in the content system's order is the page.
    if (!index.byPath.has(path)) {
      index.byPath.set(path, page)
      parent?.children.push(page)
    } else {
      const first = index.byPath.get(path)?.name
      reportUnreachable(node, parent, `has the address ${path} of “${first}”`, 'Give one of them another URL segment.')
    }
    addKnownNode(index.nodes, { key: node.key, id: node.id, name: node.name, urlSegment: node.urlSegment, alias, path })
    // Some installations place every page below the home node, whose name is not part of public paths.
    addNodes(building, node.items, isHome ? [] : [...ancestors, page])
  }
}

function shownType({ index, isPage, otherTypes }: Building, node: RouteNode, segment: string, parent?: PageRoute) {
  const type = node.contentType.alias
  const alias = type.toLowerCase()
  if (isPage(alias, parent?.alias)) return alias
  if (isOwnType(alias)) return undefined
  if (!parent && segment === homeSegment) index.unknownHome = type
  countOtherType(otherTypes, { type, key: node.key, id: node.id, name: node.name, page: parent?.path })
  return undefined
}

/** Nodes that are not pages are indexed too, for items without names. */
function addParts(nodes: KnownNodes, parts: RouteNode[]): void {
  for (const { key, id, name, urlSegment, contentType, items } of parts) {
    addKnownNode(nodes, { key, id, name, urlSegment, alias: contentType.alias })
    addParts(nodes, items)
  }
}

function reportUnreachable(node: RouteNode, parent: PageRoute | undefined, reason: string, todo: string): void {
  const { key, id, name, contentType } = node
  reportBrokenItem({ reason, todo, page: parent?.path, key, id, name, type: contentType.alias, did: 'it is no page' })
}

function lastSegments(root: PageRoute): Map<string, PageRoute> {
  const bySegment = new Map<string, PageRoute>()
  // Breadth first, so that the page nearest to the root wins when a segment occurs twice.
  const queue = [...root.children]
  for (const page of queue) {
    if (!bySegment.has(page.urlSegment)) bySegment.set(page.urlSegment, page)
    queue.push(...page.children)
  }
  return bySegment
}

/**
 * After the full path, the specification's rule: "Detail" is stripped from the first segment, and a category's or news
 * page's descendants match by the last segment. `path` has no trailing slash; case and escapes do not matter.
 */
export function resolveRoute(index: RouteIndex, path: string): RouteMatch | undefined {
  const asAsked = index.byPath.get(path)
  if (asAsked) return { page: asAsked, address: 'clean' }
  const segments = path.split('/').filter(Boolean).map(addressSegment)
  if (segments.length === 1 && segments[0] === homeSegment) return undefined
  const exact = index.byPath.get(`/${segments.join('/')}`)
  if (exact) return { page: exact, address: 'clean' }

  const [first, ...rest] = segments
  if (first === undefined) return undefined
  const stripped = withoutDetail(first)
  const withoutWord = stripped === first ? undefined : index.byPath.get(`/${[stripped, ...rest].join('/')}`)
  if (withoutWord) return { page: withoutWord, address: 'old' }
  const page = index.descendants.get(stripped)?.get(rest.at(-1) ?? '')
  return page && { page, address: rest.length === 1 ? 'old' : 'made-up' }
}

type TypeUse = { type: string; nodes: number; key: string; id?: string; name: string; page?: string }

type OtherTypes = Map<string, TypeUse>

function countOtherType(types: OtherTypes, use: Omit<TypeUse, 'nodes'>): void {
  const counted = types.get(use.type.toLowerCase()) ?? { ...use, nodes: 0 }
  counted.nodes += 1
  types.set(use.type.toLowerCase(), counted)
}

function reportOtherTypes(types: OtherTypes): void {
  for (const { type, nodes, key, id, name, page } of types.values()) {
    reportBrokenItem({
      reason: `the content type ${type} is not known`,
      did: `leaves out ${nodes === 1 ? 'the one node of it' : `its ${nodes} nodes`}, with what is below`,
      todo: 'Run npm run connect, or name it under types in the mapping file (CONTENT_MAPPING), with a page type or none.',
      page,
      key,
      id,
      name,
      type,
    })
  }
}
