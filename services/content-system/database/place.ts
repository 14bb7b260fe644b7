import type { Transaction } from './content-database.ts'
import { nodes } from './tables.ts'

/** Where a node stands, without what it says: quick to read of all nodes. */
export type Place = {
  key: string
  parentKey: string | null
  alias: string
  urlSegment: string
  name: string
  sort: number
  deletedAt: Date | null
}

/** The places of all nodes, deleted ones included. */
export const readPlaces = (tx: Pick<Transaction, 'select'>): Promise<Place[]> =>
  tx
    .select({
      key: nodes.key,
      parentKey: nodes.parentKey,
      alias: nodes.alias,
      urlSegment: nodes.urlSegment,
      name: nodes.name,
      sort: nodes.sort,
      deletedAt: nodes.deletedAt,
    })
    .from(nodes)

/** The places after some of them changed. */
export function withChanges(before: Place[], changed: Omit<Place, 'deletedAt'>[]): Place[] {
  const keys = new Set(changed.map(({ key }) => key))
  return [...before.filter(({ key }) => !keys.has(key)), ...changed.map(place => ({ ...place, deletedAt: null }))]
}
