import type { FoundNode } from '@agency/contracts/manage/nodes/search.ts'
import { isUnspaced, wordsOf } from '../../../delivery/search/plain-text.ts'
import { leavesOf } from '../../../schemas/leaves.ts'
import { nodesAbove, workingTree } from '../../tree/working-tree.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { findInTexts } from './find-in-texts.ts'

/** More nodes than any agency has; bounds the answer. */
const maxHits = 5000
const maxLines = 5

/** Every node with the words in a row, the last one unfinished or not, in the order of the tree, with their sentences. */
export async function searchLines(
  { db, store }: Pick<ManageOptions, 'db' | 'store'>,
  asked: string,
): Promise<FoundNode[]> {
  const words = wordsOf(asked)
  if (words.length === 0) return []
  const tree = await workingTree({ db, store })
  const wanted = isUnspaced(asked) ? words.join(' ') : ` ${words.join(' ')}`
  const has = (text: string) => ` ${wordsOf(text).join(' ')}`.includes(wanted)
  const inTexts = new Map((await findInTexts(db, words, 'in a row', maxHits)).map(line => [line.key, line]))
  return [...tree.byKey.values()].flatMap(({ key, alias, name, parentKey }): FoundNode[] => {
    const line = inTexts.get(key)
    if (line === undefined && !has(name)) return []
    const leaves = line ? leavesOf(alias, line.source) : []
    const lines = leaves.flatMap(({ path, value }) => {
      const sentences = value === null || value === undefined ? [] : String(value).split(/\n+|(?<=[.!?])\s+/)
      return sentences.filter(has).map(text => ({ path, text: text.trim() }))
    })
    if (lines.length === 0 && !has(name)) return []
    const path = nodesAbove(tree, parentKey)
      .map(node => node.name)
      .join(' › ')
    return [{ key, name, alias, path, lines: lines.slice(0, maxLines), count: lines.length }]
  })
}
