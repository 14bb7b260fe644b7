import type { Culture } from '@agency/contracts/content/route-node.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { isTranslation } from '../database/place.ts'
import type { TreeRow } from '../database/tables.ts'

/** `at`: its place without positions, as `itinerary[].text`. `of`: the fingerprint of the English that it was made from. */
export type TranslatedText = {
  at: string
  of: string
  words: string
  state: 'draft' | 'reviewed'
  by?: string | undefined
}

/** A published node in the tree, with properties as on the wire. */
export type ContentNode = {
  key: string
  id: number
  alias: string
  name: string
  urlSegment: string
  properties: Record<string, unknown>
  /** The day of its last revision, YYYY-MM-DD. */
  updated: string
  parent: ContentNode | undefined
  children: ContentNode[]
  /** Published translations by language. */
  translations: Record<string, TranslatedText[]>
  /** Fields in English, in a tree for another language. */
  untranslated?: string[]
  /** In such a tree, the words of terms by their English. */
  terms?: ReadonlyMap<string, string>
}

export type ContentTree = {
  revision: number
  roots: ContentNode[]
  byKey: Map<string, ContentNode>
  /** The instant at which the next node is published or unpublished; undefined if none is scheduled. */
  nextChange: Date | undefined
  present: Present
  /** The language other than English whose words the nodes have. */
  culture?: Culture
}

type Present = (properties: Record<string, unknown>) => Record<string, unknown>

/** Without deleted and unpublished nodes and their descendants. @param present turns properties into those on the wire */
export function buildTree(rows: TreeRow[], revision: number, now: Date, present: Present): ContentTree {
  const childrenOf = Map.groupBy(
    rows.filter(row => isVisible(row, now)),
    row => row.parentKey ?? '',
  )
  const byKey = new Map<string, ContentNode>()
  const grow = (parentKey: string, parent: ContentNode | undefined): ContentNode[] => {
    const rows = (childrenOf.get(parentKey) ?? []).filter(row => !isTranslation(row))
    return rows.toSorted(inOrder).map(row => {
      const node: ContentNode = {
        key: row.key,
        id: row.id,
        alias: row.alias,
        name: row.name,
        urlSegment: row.urlSegment,
        properties: present(row.properties),
        updated: revisedOn(row),
        parent,
        children: [],
        translations: translationsIn(childrenOf.get(row.key) ?? []),
      }
      byKey.set(node.key, node)
      node.children = grow(node.key, node)
      return node
    })
  }
  return { revision, roots: grow('', undefined), byKey, nextChange: nextChange(rows, now), present }
}

const noTranslations = {}

function translationsIn(children: TreeRow[]): ContentNode['translations'] {
  const rows = children.filter(isTranslation)
  if (rows.length === 0) return noTranslations
  return Object.fromEntries(
    rows.toSorted((a, b) => b.id - a.id).map(row => [row.urlSegment, (row.properties.texts ?? []) as TranslatedText[]]),
  )
}

const days = new WeakMap<TreeRow, string>()

/** Cached per row: the tree is built often, and a day costs more than the rest of a node. */
function revisedOn(row: TreeRow): string {
  const day = row.updated ?? days.get(row) ?? malaysianDay(row.changedAt)
  days.set(row, day)
  return day
}

const isVisible = (row: TreeRow, now: Date): boolean =>
  row.deletedAt === null &&
  (row.publishAt === null || row.publishAt <= now) &&
  (row.unpublishAt === null || row.unpublishAt > now)

const collator = new Intl.Collator('en')
const inOrder = (a: TreeRow, b: TreeRow): number => a.sort - b.sort || collator.compare(a.name, b.name) || a.id - b.id

function nextChange(rows: TreeRow[], now: Date): Date | undefined {
  let next: Date | undefined
  for (const { publishAt, unpublishAt, deletedAt } of rows) {
    if (deletedAt !== null) continue
    for (const instant of [publishAt, unpublishAt]) {
      if (instant !== null && instant > now && (next === undefined || instant < next)) next = instant
    }
  }
  return next
}

export function isBelow(node: ContentNode, ancestor: ContentNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at === ancestor) return true
  return false
}
