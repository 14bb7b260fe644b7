import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import { mendNode } from '../../calls/nodes.ts'
import type { useEach } from '../../parts/forms/each-of-many.tsx'
import { placedFault } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

type Mendable = { key: string; name: string; mends: Mend[] }

/** @returns keys of nodes with a new version */
export async function mendEach({ run }: ReturnType<typeof useEach>, nodes: Mendable[]): Promise<string[]> {
  const changed: string[] = []
  await run(
    nodes.map(node => ({ ...node, to: `/pages/${node.key}` })),
    async ({ key, mends }) => {
      const answer = await mendNode(key, mends)
      if (answer.outcome !== 'unchanged') changed.push(key)
      return noteOf(answer)
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
