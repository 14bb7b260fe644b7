import { type SQL, sql } from 'drizzle-orm'

type Link = { key: string; parentKey: string | null }

export function withAncestors(keys: Iterable<string>, links: Link[]): Set<string> {
  const parentOf = new Map(links.map(link => [link.key, link.parentKey]))
  const all = new Set<string>()
  for (const key of keys) {
    for (let at: string | null | undefined = key; at && !all.has(at); at = parentOf.get(at)) all.add(at)
  }
  return all
}

/** Parents before children. */
export function withDescendants(key: string, links: Link[]): string[] {
  const childrenOf = Map.groupBy(links, link => link.parentKey)
  const chain = [key]
  for (const above of chain) chain.push(...(childrenOf.get(above) ?? []).map(link => link.key))
  return chain
}

/** A subquery; includes the nodes themselves. */
export const keysAbove = (keys: (string | null)[]): SQL => sql`(
  with recursive above as (
    select key, parent_key from content.nodes where key = any(${sql.param(keys)}::uuid[])
    union select parent.key, parent.parent_key from content.nodes parent join above on parent.key = above.parent_key)
  select key from above)`

export const keysBelow = (keys: string[]): SQL => sql`(
  with recursive below as (
    select key from content.nodes where key = any(${sql.param(keys)}::uuid[])
    union select child.key from content.nodes child join below on child.parent_key = below.key)
  select key from below)`
