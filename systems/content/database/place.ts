import { inArray, sql } from 'drizzle-orm'
import { keysAbove, keysBelow } from './ancestors.ts'
import type { Transaction } from './content-database.ts'
import { nodes } from './tables.ts'

/** The place of a node, without its properties: quick to read for all nodes. */
export type Place = {
  key: string
  parentKey: string | null
  alias: string
  urlSegment: string
  name: string
  sort: number
  deletedAt: Date | null
}

/** The words of its parent in one language: neither a page nor a part of one. */
export const isTranslation = ({ alias }: Pick<Place, 'alias'>): boolean => alias === 'translation'

const columns = {
  key: nodes.key,
  parentKey: nodes.parentKey,
  alias: nodes.alias,
  urlSegment: nodes.urlSegment,
  name: nodes.name,
  sort: nodes.sort,
  deletedAt: nodes.deletedAt,
}

export const readPlaces = (tx: Pick<Transaction, 'select'>): Promise<Place[]> => tx.select(columns).from(nodes)

/** The ancestors before and after a change, the descendants, and siblings with the same address, deleted ones included. */
export function placesAround(
  tx: Pick<Transaction, 'select'>,
  states: Pick<Place, 'key' | 'parentKey' | 'urlSegment'>[],
): Promise<Place[]> {
  const keys = states.map(({ key }) => key)
  const parents = states.map(({ parentKey }) => parentKey)
  const segments = states.map(({ urlSegment }) => urlSegment.toLowerCase())
  const isBesideOne = sql`(parent_key = any(${sql.param(parents)}::uuid[]) or (parent_key is null and ${parents.includes(null)}))`
  const siblings = sql`(select key from content.nodes where ${isBesideOne} and lower(url_segment) = any(${sql.param(segments)}))`
  const around = sql`(${keysAbove([...keys, ...parents])} union ${keysBelow(keys)} union ${siblings})`
  return tx.select(columns).from(nodes).where(inArray(nodes.key, around))
}

export function withChanges(before: Place[], changed: Omit<Place, 'deletedAt'>[]): Place[] {
  const keys = new Set(changed.map(({ key }) => key))
  return [...before.filter(({ key }) => !keys.has(key)), ...changed.map(place => ({ ...place, deletedAt: null }))]
}
