import type { NodeState as Standing } from '@agency/contracts/manage/nodes/tree.ts'
import { type DraftPlace, draftPlaces } from '../../database/draft-places.ts'
import { isTranslation } from '../../database/place.ts'
import { publicationHours } from '../../database/publishing/publications.ts'
import type { TreeRow } from '../../database/tables.ts'
import { publicPathIn } from '../../tree/public-path.ts'
import type { ManageOptions } from '../writing/manage-options.ts'

export type WorkingNode = Omit<DraftPlace, 'version'> & {
  state: Standing
  goesLive: Date | null
  row: TreeRow | undefined
}

/** All nodes as editors see them: drafts replace published versions; without deleted nodes and translations. */
export type WorkingTree = {
  byKey: Map<string, WorkingNode>
  childrenOf: Map<string | null, WorkingNode[]>
  /** The keys of translations with a draft. */
  translationDrafts: string[]
}

const collator = new Intl.Collator('en')

/** The drafts come from the database, the rest from memory. */
export async function workingTree({ db, store }: Pick<ManageOptions, 'db' | 'store'>): Promise<WorkingTree> {
  const now = new Date()
  const hours = await publicationHours(db)
  const goesLive = (key: string) => hours.get(key)?.at ?? null
  const byKey = new Map<string, WorkingNode>()
  for (const row of store.rows()) {
    if (row.deletedAt !== null || isTranslation(row)) continue
    byKey.set(row.key, { ...placeOf(row), state: standing(row, false, now), goesLive: goesLive(row.key), row })
  }
  const deleted = new Set(store.rows().flatMap(({ key, deletedAt }) => (deletedAt === null ? [] : [key])))
  const translationDrafts: string[] = []
  for (const { version: _, ...draft } of await draftPlaces(db)) {
    const row = byKey.get(draft.key)?.row
    if (deleted.has(draft.key)) continue
    if (isTranslation(draft)) translationDrafts.push(draft.key)
    else byKey.set(draft.key, { ...draft, state: standing(row, true, now), goesLive: goesLive(draft.key), row })
  }
  const childrenOf = Map.groupBy(byKey.values(), node => node.parentKey)
  for (const siblings of childrenOf.values())
    siblings.sort((a, b) => a.sort - b.sort || collator.compare(a.name, b.name))
  return { byKey, childrenOf, translationDrafts }
}

/** The state of a node, by its row, which is missing until it is published, and by its draft. */
export function standing(row: Standable | undefined, hasDraft: boolean, now: Date): Standing {
  if (row === undefined) return 'draft'
  if (row.conflict !== null) return 'conflict'
  if (hasDraft) return 'changed'
  if (row.unpublishAt !== null && row.unpublishAt <= now) return 'ended'
  return row.publishAt !== null && row.publishAt > now ? 'scheduled' : 'published'
}

type Standable = Pick<TreeRow, 'conflict' | 'publishAt' | 'unpublishAt'>

const placeOf = ({ key, parentKey, alias, name, urlSegment, sort, publishAt, unpublishAt }: TreeRow) => ({
  key,
  parentKey,
  alias,
  name,
  urlSegment,
  sort,
  publishAt,
  unpublishAt,
})

/** From the top down. */
export function nodesAbove({ byKey }: WorkingTree, parentKey: string | null): WorkingNode[] {
  const above: WorkingNode[] = []
  for (let at = byKey.get(parentKey ?? ''); at && !above.includes(at); at = byKey.get(at.parentKey ?? ''))
    above.unshift(at)
  return above
}

/** The public path of a node below the drafts of its ancestors. */
export const workingAddress = (tree: WorkingTree, node: { parentKey: string | null; urlSegment: string }): string =>
  publicPathIn(tree.byKey, node)
