import type { OldLinks as Found } from '@agency/contracts/manage/nodes/around.ts'
import { may } from '../../calls/session.ts'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { EachOutcome } from '../../parts/forms/each-of-many.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { countLinks } from './linked-from.tsx'
import { mendEach } from './mend-each.ts'

type OldLinksProps = {
  found: Found['nodes']
  /** Receives keys of nodes with a new version. */
  onChanged: (keys: string[]) => void
}

/** Old addresses of a page. */
export function OldLinks({ found, onChanged }: OldLinksProps) {
  const { user } = useStudio()
  const calls = useCall()
  if (found.length === 0) return null
  const change = async () => onChanged(await mendEach(calls, found))
  return (
    <div className="field">
      <p role="status">{words.links.old(countLinks(found), found.length)}</p>
      {calls.progress === undefined && may(user, 'writer') && (
        <QuietButton onClick={change}>{words.links.changeOld}</QuietButton>
      )}
      <EachOutcome calls={calls} />
    </div>
  )
}
