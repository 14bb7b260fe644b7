import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { EachOutcome } from '../../parts/forms/each-of-many.tsx'
import { useCall, type Work } from '../../parts/forms/use-call.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { useReadAgain } from '../links/use-read-again.ts'
import { DatesForm, JustDo, MoveForm, ReleaseForm } from './many-forms.tsx'
import { publishOne, releaseOne, takeOffOne } from './work.ts'

export type ManyAction = 'publish' | 'release' | 'takeOff' | 'dates' | 'move'

type Release = { id: string; name: string }

type ManyWindowProps = { action: ManyAction; nodes: TreeNode[]; onClose: () => void }

/** More names would hide the question. */
const maxNamed = 8

/** Page by page, with a way back. */
export function ManyWindow({ action, nodes, onClose }: ManyWindowProps) {
  const calls = useCall()
  const [released, setReleased] = useState<Release>()
  const { revalidate } = useRevalidator()
  const readAgain = useReadAgain()

  async function changed() {
    await revalidate()
    readAgain(nodes.map(({ key }) => key))
  }
  const start = (work: Work<TreeNode>) =>
    calls
      .each(
        nodes.map(node => ({ node, key: node.key, name: node.name, to: `/pages/${node.key}` })),
        ({ node }) => work(node),
      )
      .then(changed)

  function release(chosen: Release) {
    setReleased(chosen)
    return start(releaseOne(chosen.id))
  }

  return (
    <Window title={words.many.titles[action](nodes.length)} isOpen onOpenChange={onClose}>
      {calls.progress === undefined && (
        <>
          <ul className="paths">
            {nodes.slice(0, maxNamed).map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
            {nodes.length > maxNamed && <li>{words.links.more(nodes.length - maxNamed)}</li>}
          </ul>
          {action === 'publish' && <JustDo action={action} onRun={() => start(publishOne)} />}
          {action === 'release' && <ReleaseForm onChosen={release} />}
          {action === 'takeOff' && <JustDo action={action} onRun={() => start(takeOffOne)} />}
          {action === 'dates' && <DatesForm onRun={start} />}
          {action === 'move' && <MoveForm nodes={nodes} onRun={start} />}
        </>
      )}
      <EachOutcome calls={calls} onUndone={changed} />
      {released && calls.progress && (
        <p>
          <Link to={`/releases/${released.id}`} onClick={onClose}>
            {words.releases.open(released.name)}
          </Link>
        </p>
      )}
    </Window>
  )
}
