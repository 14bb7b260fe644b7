import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import { mendNode } from '../../calls/nodes.ts'
import type { Calls } from '../../parts/forms/use-call.ts'
import { placedFault } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

type Mendable = { key: string; name: string; mends: Mend[] }

/** @returns keys of nodes with a new version */
export async function mendEach({ each }: Calls, nodes: Mendable[]): Promise<string[]> {
  const changed: string[] = []
  await each(
    nodes.map(node => ({ ...node, to: `/pages/${node.key}` })),
    async ({ key, mends }) => {
      const answer = await mendNode(key, mends)
      if (answer.outcome !== 'unchanged') changed.push(key)
      return { note: noteOf(answer) }
    },
  )
  return changed
}

/** undefined for a published change. */
function noteOf({ outcome, faults: [fault] }: Awaited<ReturnType<typeof mendNode>>): string | undefined {
  if (outcome === 'unchanged') throw new Error(words.each.notFound)
  if (outcome === 'published') return undefined
  if (fault === undefined) return words.each.asDraft
  return words.each.blocked(placedFault(fault))
}
