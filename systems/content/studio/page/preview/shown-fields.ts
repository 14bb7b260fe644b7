import { fieldHash } from '../../parts/nodes/field-hash.ts'
import type { StudioData } from '../../parts/nodes/studio-data.ts'
import { typeName } from '../../parts/nodes/studio-data.ts'
import { placeOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

/** `origin`: the key of a node, a blank, and the path of its field. */
export type ShownField = { origin: string; text: string; isPicture: boolean }

/** From the framed site: the shown fields of the page at `path`, or a press on one. */
export type SiteMessage =
  | { type: 'preview:fields'; path: string; fields: ShownField[] }
  | { type: 'preview:press'; path: string; origin: string }

export type NodeFields = { key: string; name: string; fields: (ShownField & { label: string })[] }

const keyOf = (origin: string) => origin.split(' ')[0] ?? ''
const pathOf = (origin: string) => (origin.split(' ')[1] ?? '').split('.')

export const addressOf = (origin: string): string => `/pages/${keyOf(origin)}${fieldHash(pathOf(origin)) ?? ''}`

/** In the order of the page; only known nodes. @param open the node with the open form */
export function fieldsByNode(shown: ShownField[], open: string, { nodes, types }: Pick<StudioData, 'nodes' | 'types'>) {
  const groups = Map.groupBy(shown, ({ origin }) => keyOf(origin))
  return [...groups].flatMap(([key, fields]): NodeFields[] => {
    const node = nodes.byKey.get(key)
    if (node === undefined) return []
    const name = key === open ? '' : words.preview.node(typeName(types, node.alias), node.name)
    return [{ key, name, fields: fields.map(field => ({ ...field, label: labelOf(field.origin) })) }]
  })
}

export const namesOf = (groups: NodeFields[]): [string, string][] =>
  groups.flatMap(({ name, fields }) =>
    fields.map(({ origin, label }): [string, string] => [origin, name ? `${label} · ${name}` : label]),
  )

function labelOf(origin: string): string {
  const path = pathOf(origin)
  return placeOf(path[0] === 'source' ? path.slice(1) : path)
}
