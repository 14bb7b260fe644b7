import { isTranslation } from '../../database/place.ts'
import type { NodeRow } from '../../database/tables.ts'
import { isPage } from '../../schemas/registry.ts'
import type { SourceNode } from '../reading/source-node.ts'
import { freeSegment } from '../reading/url-segment.ts'

export type Placement = {
  /** The paths of nodes with a file, or a folder, of their own. */
  paths: Map<string, string>
  /** Below the key of a page or an item; below that of a page's translation, those of the page's items. */
  items: Map<string, NodeRow[]>
  /** The place of an item in its page: `booking-and-payment/ways-to-pay`. */
  places: Map<string, string>
}

/** Unmoved nodes keep their place; others go by address. A new node is an inline item of its parent if its siblings are. */
export function placeNodes(rows: NodeRow[], before: ReadonlyMap<string, SourceNode>): Placement {
  const childrenOf = Map.groupBy(rows, row => row.parentKey)
  const placement: Placement = { paths: new Map(), items: new Map(), places: new Map() }
  const used = new Set<string>()

  /** @param page The page in whose file the parent is an item. */
  const place = (parent: NodeRow | undefined, page?: NodeRow) => {
    const children = (childrenOf.get(parent?.key ?? null) ?? [])
      .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
      .filter(child => !goesBeside(child, page))
    const wereItems = children.some(child => itemBefore(child, before))
    const items = parent ? children.filter(child => page || goesInside(child, wereItems)) : []
    if (parent && items.length > 0) placement.items.set(parent.key, items)
    for (const item of items) {
      placement.places.set(
        item.key,
        [placement.places.get(item.parentKey ?? ''), item.urlSegment].filter(Boolean).join('/'),
      )
      place(item, page ?? parent)
    }
    // Nodes that did not move come first: others make room.
    const direct = children.filter(child => !items.includes(child))
    const pathOf = (child: NodeRow) => ownPath(child, parent && placement.paths.get(parent.key), before)
    for (const child of direct.toSorted((a, b) => Number(before.has(b.key)) - Number(before.has(a.key)))) {
      placement.paths.set(child.key, freeSegment(pathOf(child), used))
    }
    for (const child of direct) place(child)
  }

  /** The translation of an item goes into the file of the page's translation, if the page has one. */
  const goesBeside = (child: NodeRow, page: NodeRow | undefined): boolean => {
    if (!page || !isTranslation(child)) return false
    const inFile = childrenOf.get(page.key)?.find(one => isTranslation(one) && one.urlSegment === child.urlSegment)
    if (inFile) placement.items.set(inFile.key, [...(placement.items.get(inFile.key) ?? []), child])
    return inFile !== undefined
  }

  const goesInside = (child: NodeRow, wereItems: boolean): boolean =>
    before.has(child.key) ? itemBefore(child, before) : wereItems && !isPage(child.alias) && !isTranslation(child)

  place(undefined)
  return placement
}

function itemBefore(row: NodeRow, before: ReadonlyMap<string, SourceNode>): boolean {
  const node = before.get(row.key)
  return node !== undefined && node.path.length > 0 && node.parentKey === row.parentKey
}

function ownPath(row: NodeRow, parentPath: string | undefined, before: ReadonlyMap<string, SourceNode>): string {
  if (isTranslation(row)) return `${parentPath}.${row.urlSegment}`
  const node = before.get(row.key)
  const path = node && node.path.length === 0 ? pathOf(node) : undefined
  const folder = parentPath ?? (path?.startsWith('pages/') || (path === undefined && isPage(row.alias)) ? 'pages' : '')
  const name = path !== undefined && node?.urlSegment === row.urlSegment ? path.split('/').at(-1) : row.urlSegment
  return folder === '' ? `${name}` : `${folder}/${name}`
}

/** The path of a node's file, or folder, in the content folder, without `.md`. */
const pathOf = ({ file }: SourceNode): string => file.slice(file.indexOf('/') + 1).replace(/\.md$/, '')
