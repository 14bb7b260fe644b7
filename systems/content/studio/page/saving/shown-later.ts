import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import type { NodeState } from '@agency/contracts/manage/nodes/tree.ts'

/** Milliseconds since 1970; undefined for a page without a later start. */
export function beginsAt({ publishAt }: Pick<Editable, 'publishAt'>, now = Date.now()): number | undefined {
  const at = publishAt ? Date.parse(publishAt) : Number.NaN
  return at > now ? at : undefined
}

/** A start in the future would hide it. */
export const isSeenNow = (state: NodeState): boolean => ['published', 'changed', 'conflict'].includes(state)
