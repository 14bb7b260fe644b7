import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { addToRelease } from '../../calls/releases.ts'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { ReleaseChoice } from '../../tree/many/release-choice.tsx'
import { words } from '../../words/words.ts'
import type { OpenPage } from '../saving/use-open-page.ts'

type Release = NonNullable<NodeDocument['release']>

export const InRelease = ({ release: { id, name } }: { release: Release }) => (
  <>
    {words.releases.waits} <Link to={`/releases/${id}`}>{name}</Link>
  </>
)

type AddToReleaseProps = { nodeKey: string; release: Release | null; page: OpenPage; onClose: () => void }

/** In place of separate publication; a page in a release shows it. */
export function AddToRelease({ nodeKey, release, page, onClose }: AddToReleaseProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (release)
    return (
      <p>
        <InRelease release={release} /> {words.releases.alone}
      </p>
    )
  async function add({ id, name }: Release) {
    await page.flush()
    await addToRelease(id, nodeKey)
    return { message: words.releases.added(name) }
  }
  return isOpen ? (
    <ReleaseChoice onChosen={add} onDone={onClose} />
  ) : (
    <QuietButton onClick={() => setIsOpen(true)}>{words.releases.add} …</QuietButton>
  )
}
