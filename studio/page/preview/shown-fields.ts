import { fieldHash } from '../../parts/nodes/field-hash.ts'
import type { StudioData } from '../../parts/nodes/studio-data.ts'
import { typeName } from '../../parts/nodes/studio-data.ts'
import { placeOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

/** A text or a picture of the framed site. `origin`: the key of a node, a blank, and the path of the field that it shows. */
export type ShownField = { origin: string; text: string; isPicture: boolean }

/** What the framed site says: which fields the page at `path` shows, or that one was pressed. */
export type SiteMessage =
  | { type: 'preview:fields'; path: string; fields: ShownField[] }
  | { type: 'preview:press'; path: string; origin: string }

/** The fields of one node on the page. */
export type NodeFields = { key: string; name: string; fields: (ShownField & { label: string })[] }

const keyOf = (origin: string) => origin.split(' ')[0] ?? ''
const pathOf = (origin: string) => (origin.split(' ')[1] ?? '').split('.')

/** The address of a field within the studio. */
export const addressOf = (origin: string): string => `/pages/${keyOf(origin)}${fieldHash(pathOf(origin)) ?? ''}`

/** The fields of a page by node, in the order of the page; only nodes that the studio has. @param open the node whose form is open */
export function fieldsByNode(shown: ShownField[], open: string, { nodes, types }: Pick<StudioData, 'nodes' | 'types'>) {
  const groups = Map.groupBy(shown, ({ origin }) => keyOf(origin))
  return [...groups].flatMap(([key, fields]): NodeFields[] => {
    const node = nodes.byKey.get(key)
    if (node === undefined) return []
    const name = key === open ? '' : words.preview.node(typeName(types, node.alias), node.name)
    return [{ key, name, fields: fields.map(field => ({ ...field, label: labelOf(field.origin) })) }]
  })
}

/** The names of all fields by their origins, as the framed site shows them. */
export const namesOf = (groups: NodeFields[]): [string, string][] =>
  groups.flatMap(({ name, fields }) =>
    fields.map(({ origin, label }): [string, string] => [origin, name ? `${label} · ${name}` : label]),
  )

function labelOf(origin: string): string {
  const path = pathOf(origin)
  return placeOf(path[0] === 'source' ? path.slice(1) : path)
}
