import { reportBrokenItem } from '../readers/broken-items.server.ts'

/** How nodes of an unknown and unmapped content type are shown. */
type TypeUse = { type: string; shownAs?: string; nodes: number; key: string; id?: string; name: string; page?: string }

/** Content types of an installation's own, counted while its route list is read. */
export type OtherTypes = Map<string, TypeUse>

/** Counts a node; the first of each type is its example. */
export function countOtherType(types: OtherTypes, use: Omit<TypeUse, 'nodes'>): void {
  const name = `${use.type.toLowerCase()} ${use.shownAs ?? ''}`
  const known = types.get(name) ?? { ...use, nodes: 0 }
  known.nodes += 1
  types.set(name, known)
}

/** Reports each type once, with its number of nodes and how the site shows them. */
export function reportOtherTypes(types: OtherTypes): void {
  for (const { type, shownAs, nodes, key, id, name, page } of types.values()) {
    const those = nodes === 1 ? 'the one node of it' : `its ${nodes} nodes`
    reportBrokenItem({
      reason: `the content type ${type} is not known`,
      did: shownAs ? `shows ${those} as ${shownAs}` : `leaves out ${those}`,
      todo: `Name it under types in the mapping file (CONTENT_MAPPING), with a page type or none.`,
      page,
      key,
      id,
      name,
      type,
    })
  }
}
