import { type SQL, sql } from 'drizzle-orm'

type Link = { key: string; parentKey: string | null }

/** The given keys, and the keys of everything above them in the tree that `links` describe. */
export function withAncestors(keys: Iterable<string>, links: Link[]): Set<string> {
  const parentOf = new Map(links.map(link => [link.key, link.parentKey]))
  const found = new Set<string>()
  for (const key of keys) {
    for (let at: string | null | undefined = key; at && !found.has(at); at = parentOf.get(at)) found.add(at)
  }
  return found
}

/** The given key, and the keys of everything below it; parents before their children. */
export function withDescendants(key: string, links: Link[]): string[] {
  const childrenOf = Map.groupBy(links, link => link.parentKey)
  const found = [key]
  for (const above of found) found.push(...(childrenOf.get(above) ?? []).map(link => link.key))
  return found
}

/** A query for the keys of nodes and of everything above them. */
export const keysAbove = (keys: (string | null)[]): SQL => sql`(
  with recursive above as (
    select key, parent_key from content.nodes where key = any(${sql.param(keys)}::uuid[])
    union select parent.key, parent.parent_key from content.nodes parent join above on parent.key = above.parent_key)
  select key from above)`

/** A query for the keys of nodes and of everything below them. */
export const keysBelow = (keys: string[]): SQL => sql`(
  with recursive below as (
    select key from content.nodes where key = any(${sql.param(keys)}::uuid[])
    union select child.key from content.nodes child join below on child.parent_key = below.key)
  select key from below)`
