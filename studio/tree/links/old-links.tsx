import type { OldLinks as Found } from '@agency/contracts/manage/nodes/around.ts'
import { may } from '../../calls/session.ts'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { EachOutcome, useEach } from '../../parts/forms/each-of-many.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { countLinks } from './linked-from.tsx'
import { mendEach } from './mend-each.ts'

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
  const change = async () => onChanged(await mendEach(each, found))
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
