import { isTranslation } from '../../database/place.ts'
import type { NodeRow } from '../../database/tables.ts'
import { isPage } from '../../schemas/registry.ts'
import type { SourceNode } from '../reading/source-node.ts'
import { freeSegment } from '../reading/url-segment.ts'

export type Placement = {
  /** The paths of nodes with a file, or a folder, of their own. */
  paths: Map<string, string>
  items: Map<string, NodeRow[]>
}

/** Unmoved nodes keep their place; others go by address. A new node is an inline item of its parent if its siblings are. */
export function placeNodes(rows: NodeRow[], before: ReadonlyMap<string, SourceNode>): Placement {
  const childrenOf = Map.groupBy(rows, row => row.parentKey)
  const placement: Placement = { paths: new Map(), items: new Map() }
  const used = new Set<string>()

  const place = (parent: NodeRow | undefined, isItem: boolean) => {
    const children = (childrenOf.get(parent?.key ?? null) ?? []).toSorted((a, b) => a.sort - b.sort || a.id - b.id)
    const wereItems = children.some(child => itemBefore(child, before))
    const items = parent ? children.filter(child => isItem || goesInside(child, wereItems)) : []
    if (parent && items.length > 0) placement.items.set(parent.key, items)
    for (const item of items) place(item, true)
    // Nodes that did not move come first: others make room.
    const direct = children.filter(child => !items.includes(child))
    const pathOf = (child: NodeRow) => ownPath(child, parent && placement.paths.get(parent.key), before)
    for (const child of direct.toSorted((a, b) => Number(before.has(b.key)) - Number(before.has(a.key)))) {
      placement.paths.set(child.key, freeSegment(pathOf(child), used))
    }
    for (const child of direct) place(child, false)
  }

  const goesInside = (child: NodeRow, wereItems: boolean): boolean =>
    before.has(child.key) ? itemBefore(child, before) : wereItems && !isPage(child.alias) && !isTranslation(child)

  place(undefined, false)
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
