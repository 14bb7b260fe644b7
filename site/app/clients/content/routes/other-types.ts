import { reportBrokenItem } from '../readers/broken-items.server.ts'

type TypeUse = { type: string; nodes: number; key: string; id?: string; name: string; page?: string }

export type OtherTypes = Map<string, TypeUse>

export function countOtherType(types: OtherTypes, use: Omit<TypeUse, 'nodes'>): void {
  const known = types.get(use.type.toLowerCase()) ?? { ...use, nodes: 0 }
  known.nodes += 1
  types.set(use.type.toLowerCase(), known)
}

export function reportOtherTypes(types: OtherTypes): void {
  for (const { type, nodes, key, id, name, page } of types.values()) {
    reportBrokenItem({
      reason: `the content type ${type} is not known`,
      did: `leaves out ${nodes === 1 ? 'the one node of it' : `its ${nodes} nodes`}, with what is below`,
      todo: 'Run npm run connect, or name it under types in the mapping file (CONTENT_MAPPING), with a page type or none.',
      page,
      key,
      id,
      name,
      type,
    })
  }
}
