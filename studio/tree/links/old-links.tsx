import type { OldLinks as Found } from '@agency/contracts/manage/nodes/around.ts'
import { mendNode } from '../../calls/nodes.ts'
import { may } from '../../calls/session.ts'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { EachOutcome, useEach } from '../../parts/forms/each-of-many.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { faultText, placeOf } from '../../words/labels.ts'
import { words } from '../../words/words.ts'
import { countLinks } from './linked-from.tsx'

type OldLinksProps = {
  found: Found['nodes']
  /** Called with the keys of the nodes that have another version now. */
  onChanged: (keys: string[]) => void
}

/** Links by the old addresses of a page, and a button that changes them. Nothing where there are none. */
export function OldLinks({ found, onChanged }: OldLinksProps) {
  const { user } = useStudio()
  const each = useEach()
  if (found.length === 0) return null
  async function change() {
    const changed: string[] = []
    await each.run(
      found.map(node => ({ ...node, to: `/pages/${node.key}` })),
      async ({ key, mends }) => {
        const answer = await mendNode(key, mends)
        if (answer.outcome !== 'unchanged') changed.push(key)
        return noteOf(answer)
      },
    )
    onChanged(changed)
  }
  return (
    <div className="field">
      <p role="status">{words.links.old(countLinks(found), found.length)}</p>
      {each.progress === undefined && may(user, 'writer') && (
        <QuietButton onClick={change}>{words.links.changeOld}</QuietButton>
      )}
      <EachOutcome each={each} />
    </div>
  )
}

/** What to say about a node that is mended but not published; undefined if visitors see it. */
function noteOf({ outcome, faults: [fault] }: Awaited<ReturnType<typeof mendNode>>): string | undefined {
  if (outcome !== 'draft') return undefined
  if (fault === undefined) return words.each.asDraft
  return words.each.blocked(`${placeOf(fault.path.filter(part => part !== 'source'))}: ${faultText(fault)}`)
}
