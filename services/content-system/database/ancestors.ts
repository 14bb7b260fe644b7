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
