/** What the route list says about a node, page or not. `path` is there for pages. */
export type KnownNode = { key: string; id?: string; name: string; urlSegment: string; alias: string; path?: string }

/** Every node of the route list by its key and its number. Numbers that occur twice are left out. */
export type KnownNodes = { byKey: Map<string, KnownNode>; byId: Map<string, KnownNode | undefined> }

export function addKnownNode({ byKey, byId }: KnownNodes, node: KnownNode): void {
  const key = plainKey(node.key)
  if (!byKey.has(key)) byKey.set(key, node)
  if (node.id) byId.set(node.id, byId.has(node.id) ? undefined : node)
}

/** The node with a key, an `umb://document/…` name or a number. Keys are the same with and without hyphens. */
export function findKnownNode({ byKey, byId }: KnownNodes, name: string): KnownNode | undefined {
  return byKey.get(plainKey(name)) ?? byId.get(name.trim())
}

function plainKey(key: string): string {
  return key
    .replace(/^umb:\/\/\w+\//i, '')
    .replace(/[-{}\s]/g, '')
    .toLowerCase()
}
