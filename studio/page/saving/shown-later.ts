import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import type { NodeState } from '@agency/contracts/manage/nodes/tree.ts'

/** From when on a page will be seen, in milliseconds since 1970; undefined where it is seen as soon as it is published. */
export function beginsAt({ publishAt }: Pick<Editable, 'publishAt'>, now = Date.now()): number | undefined {
  const at = publishAt ? Date.parse(publishAt) : Number.NaN
  return at > now ? at : undefined
}

/** Whether visitors see some version of a page now, so that a beginning in the future would take it away from them. */
export const isSeenNow = (state: NodeState): boolean => ['published', 'changed', 'conflict'].includes(state)
