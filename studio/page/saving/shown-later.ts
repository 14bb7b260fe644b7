import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import type { NodeState } from '@agency/contracts/manage/nodes/tree.ts'

/** When a page starts to show, in milliseconds since 1970; undefined if it shows as soon as it is published. */
export function beginsAt({ publishAt }: Pick<Editable, 'publishAt'>, now = Date.now()): number | undefined {
  const at = publishAt ? Date.parse(publishAt) : Number.NaN
  return at > now ? at : undefined
}

/** Whether visitors see a version of the page now, so that a start in the future would hide it. */
export const isSeenNow = (state: NodeState): boolean => ['published', 'changed', 'conflict'].includes(state)
