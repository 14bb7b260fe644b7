import type { Fault } from '@agency/contracts/manage/nodes/draft.ts'
import type { ManyChange, PreviewedPage } from '@agency/contracts/manage/nodes/many.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { CallFailure } from '../../calls/call.ts'
import { changeNode } from '../../calls/many.ts'
import {
  discardDraft,
  editableOf,
  moveNode,
  publish,
  readChecks,
  readNode,
  restoreVersion,
  saveDraft,
  unpublish,
} from '../../calls/nodes.ts'
import { addToRelease, removeFromRelease } from '../../calls/releases.ts'
import type { Done, Work } from '../../parts/forms/use-call.ts'
import { placedFault } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

type NodeWork = Work<Pick<TreeNode, 'key'>>

export const publishOne: NodeWork = async ({ key }) => {
  const before = await readUndecided(key)
  if (!hasDraft(before) && before.state !== 'ended') throw new Error(words.many.noChanges)
  const { version } = await withReasons(publish(key, before.version))
  return { undo: () => backTo(before, version) }
}

/** @param id of the release */
export const releaseOne =
  (id: string): NodeWork =>
  async ({ key }) => {
    await addToRelease(id, key)
    return { undo: () => removeFromRelease(id, key) }
  }

export const takeOffOne: NodeWork = async ({ key }) => {
  const before = await readUndecided(key)
  if (before.publishedVersion === null || before.state === 'ended') throw new Error(words.many.notOnSite)
  const { version } = await unpublish(key, before.version)
  return { undo: () => backTo(before, version) }
}

/** At once where the page has no draft. */
export const datesOne =
  (dates: Partial<Pick<NodeDocument, 'publishAt' | 'unpublishAt'>>, mayPublish: boolean): NodeWork =>
  async ({ key }) => {
    const before = await readUndecided(key)
    const { version } = await saveDraft(key, { ...editableOf(before), ...dates }, before.version)
    const undoDraft = () => draftBackTo(before, version)
    if (hasDraft(before) || !mayPublish) return { note: words.each.asDraft, undo: undoDraft }
    try {
      const published = await withReasons(publish(key, version))
      return { undo: () => backTo(before, published.version) }
    } catch (error) {
      return { note: words.each.blocked((error as Error).message), undo: undoDraft }
    }
  }

/** Saves a draft in a release, as previewed. Reads the checks, as a single change does. */
export async function changeOne(
  change: ManyChange,
  release: string,
  { key, version, left }: PreviewedPage,
): Promise<Done> {
  if (left !== null) throw new Error(left)
  const before = await readNode(key)
  const changed = await changeNode(key, change, release, version)
  const { checks } = await readChecks(key)
  const errors = checks.filter(({ level }) => level === 'error')
  const remark = errors.some(({ blocking }) => blocking) ? words.each.blocked : words.each.toCheck
  async function undo() {
    await draftBackTo(before, changed.version)
    if (before.release?.id !== release) await removeFromRelease(release, key)
  }
  return { note: errors.length > 0 ? remark(reasons(errors)) : undefined, undo }
}

/** Undo puts it before `next`. */
export async function moveOne(node: TreeNode, parentKey: string | null, next: string | undefined): Promise<Done> {
  await moveNode(node.key, parentKey)
  return { undo: () => moveNode(node.key, node.parentKey, next) }
}

async function readUndecided(key: string): Promise<NodeDocument> {
  const document = await readNode(key)
  if (document.state === 'conflict') throw new Error(words.many.conflict)
  return document
}

const hasDraft = ({ version, publishedVersion }: NodeDocument) => version !== publishedVersion

/**
 * Restores the public version and the draft.
 * @param after the present version; refused if there is a newer one
 */
async function backTo(before: NodeDocument, after: number): Promise<unknown> {
  const { key, version, publishedVersion, state } = before
  let newest = after
  if (publishedVersion === null || state === 'ended') newest = (await unpublish(key, newest)).version
  else {
    newest = (await restoreVersion(key, publishedVersion, newest)).version
    newest = (await publish(key, newest, true)).version
  }
  return hasDraft(before) ? restoreVersion(key, version, newest) : undefined
}

/** Discards the draft if there was none. @param after as in `backTo` */
const draftBackTo = (before: NodeDocument, after: number): Promise<unknown> =>
  hasDraft(before) ? restoreVersion(before.key, before.version, after) : discardDraft(before.key, after)

/** Adds the faults to a refusal. */
async function withReasons<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    const faults = error instanceof CallFailure ? (error.problem.faults ?? []) : []
    throw faults.length > 0 ? new Error(reasons(faults)) : error
  }
}

const reasons = (faults: Fault[]) => faults.map(placedFault).join('; ')
