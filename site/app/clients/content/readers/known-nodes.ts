/** Only pages have a `path`. */
export type KnownNode = { key: string; id?: string; name: string; urlSegment: string; alias: string; path?: string }

/** Numbers that occur twice are left out. */
export type KnownNodes = { byKey: Map<string, KnownNode>; byId: Map<string, KnownNode | undefined> }

export function addKnownNode({ byKey, byId }: KnownNodes, node: KnownNode): void {
  const key = plainKey(node.key)
  if (!byKey.has(key)) byKey.set(key, node)
  if (node.id) byId.set(node.id, byId.has(node.id) ? undefined : node)
}

/** By key with or without hyphens, `umb://document/…` name or number. */
export function findKnownNode({ byKey, byId }: KnownNodes, name: string): KnownNode | undefined {
  return byKey.get(plainKey(name)) ?? byId.get(name.trim())
}

export function plainKey(key: string): string {
  return key
    .replace(/^umb:\/\/\w+\//i, '')
    .replace(/[-{}\s]/g, '')
    .toLowerCase()
}
