import { readAliases } from '@agency/contracts/content/page.ts'
import type { ContentNode } from '../../tree/content-tree.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'
import { termValues } from '../translations/terms.ts'

export type NodeAnswer = Record<string, unknown>

/** Properties that are not stored: every node has them. */
const knownFields: Record<string, (node: ContentNode) => unknown> = {
  key: node => node.key,
  updateDate: node => node.updated,
  notices: noticesOf,
}

/** The notices of a node and of the nodes above it, the nearest first. */
function noticesOf(node: ContentNode): unknown[] | undefined {
  const found: unknown[] = []
  for (let at: ContentNode | undefined = node; at; at = at.parent) found.push(at.properties.notice ?? [])
  const notices = found.flat()
  return notices.length > 0 ? notices : undefined
}

/** The fields of an answer that are in English; a notice in English, of any node above, makes `notices` one. */
function untranslatedOf(node: ContentNode, aliases: string[]): string[] {
  const shown = new Set(['name', ...aliases])
  const fields = node.untranslated?.filter(field => shown.has(/^\w+/.exec(field)?.[0] ?? '')) ?? []
  let at: ContentNode | undefined = node
  while (at && !at.untranslated?.includes('notice.text')) at = at.parent
  return at && shown.has('notices') ? [...fields, 'notices'] : fields
}

/** The words for asked values that stay English; those without a term are left out. */
function termsOf({ alias, properties, terms }: ContentNode, aliases: string[]): { termWords?: Record<string, string> } {
  const values = terms?.size ? termValues(alias, properties) : []
  const shown = values.flatMap(({ field, value }) => {
    const words = aliases.includes(field) ? terms?.get(value) : undefined
    return words === undefined ? [] : [[value, words] as const]
  })
  return shown.length > 0 ? { termWords: Object.fromEntries(shown) } : {}
}

/** The content type of an alias on the wire; key and id follow from the alias. */
export const contentTypeOf = (alias: string) => {
  const cached = contentTypes.get(alias)
  if (cached) return cached
  const key = uuidOfPath(`contentType ${alias}`)
  const contentType = { key, id: Number.parseInt(key.slice(0, 6), 16), alias }
  contentTypes.set(alias, contentType)
  return contentType
}
const contentTypes = new Map<string, { key: string; id: number; alias: string }>()

/** With `deep` levels of items. A leaf has no `items`; where the depth cuts the tree, `items` is empty. */
export function answerNode(node: ContentNode, query: string | undefined, deep: number): NodeAnswer {
  return answer(node, readAliases(query), deep)
}

function answer(node: ContentNode, aliases: string[], deep: number): NodeAnswer {
  const result = answerAlone(node, aliases)
  if (node.children.length > 0) {
    result.items = deep > 0 ? node.children.map(child => answer(child, aliases, deep - 1)) : []
  }
  return result
}

export function answerAlone(node: ContentNode, aliases: string[]): NodeAnswer {
  const result: NodeAnswer = {
    contentType: contentTypeOf(node.alias),
    id: node.id,
    name: node.name,
    urlSegment: node.urlSegment,
  }
  if (node.untranslated)
    Object.assign(result, { untranslated: untranslatedOf(node, aliases), ...termsOf(node, aliases) })
  for (const alias of aliases) {
    if (alias in result) continue
    const value = knownFields[alias]?.(node) ?? node.properties[alias]
    if (value === undefined) continue
    result[alias] = value
    const meta = node.properties[`${alias}Meta`]
    if (meta !== undefined) result[`${alias}Meta`] = meta
  }
  return result
}
