import { cultures } from '@agency/contracts/content/route-node.ts'
import type { TranslationMark, TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { isTranslation } from '../../database/place.ts'
import { type NodeState, newestDrafts } from '../../database/versions.ts'
import { countStates, distinctStates } from '../../delivery/translations/progress.ts'
import type { ManageOptions } from '../writing/manage-options.ts'

type Marks = NonNullable<TreeNode['translations']>
type Translation = Pick<NodeState, 'key' | 'parentKey' | 'urlSegment' | 'properties'>

/** The newest translations of published nodes beside their English, by the key of the node. @param drafts their keys */
export async function translationMarks(
  { db, store }: Pick<ManageOptions, 'db' | 'store'>,
  drafts: string[],
): Promise<ReadonlyMap<string, Marks>> {
  const rows = store.rows().filter(row => row.deletedAt === null)
  const byKey = new Map(rows.map(row => [row.key, row]))
  const newest = new Map<string, Translation>(rows.filter(isTranslation).map(row => [row.key, row]))
  for (const state of await newestDrafts(db, drafts)) newest.set(state.key, { ...state, properties: state.source })
  const marks = new Map<string, Marks>()
  for (const { key, parentKey, urlSegment, properties } of newest.values()) {
    const node = byKey.get(parentKey ?? '')
    const culture = cultures.find(one => one === urlSegment)
    if (node === undefined || culture === undefined) continue
    const { texts, reviewed, behind } = countStates(distinctStates(node, properties.texts).texts)
    // A menu has only its parts, with translations of their own.
    if (texts === 0) continue
    const mark: TranslationMark = { key, texts, reviewed, behind }
    marks.set(node.key, { ...marks.get(node.key), [culture]: mark })
  }
  return marks
}
