import { fieldHash } from '../../parts/nodes/field-hash.ts'
import type { Found } from '../../parts/nodes/node-search.tsx'
import type { StudioData } from '../../parts/nodes/studio-data.ts'
import { labelOf } from '../../words/labels.ts'

const minLetters = 3

export function fieldHits({ nodes, types }: Pick<StudioData, 'nodes' | 'types'>, typed: string): Found[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted.length < minLetters) return []
  const byAlias = Map.groupBy(nodes.byKey.values(), ({ alias }) => alias)
  return [...byAlias].flatMap(([alias, [node, ...others]]) => {
    const properties = types.get(alias)?.schema.properties ?? {}
    if (node === undefined || others.length > 0 || 'metaTitle' in properties) return []
    return Object.keys(properties).flatMap(property => {
      const name = labelOf([property])
      const hash = fieldHash(['source', property])
      if (!name.toLowerCase().startsWith(wanted) || hash === undefined) return []
      return [{ key: node.key, name, alias, path: node.name, excerpt: '', hash }]
    })
  })
}
