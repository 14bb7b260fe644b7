import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { EachOutcome, useEach } from '../../parts/forms/each-of-many.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { useReadAgain } from '../links/use-read-again.ts'
import { DatesForm, JustDo, MoveForm, TagsForm } from './many-forms.tsx'
import { type Done, publishOne, takeOffOne } from './work.ts'

export type ManyAction = 'publish' | 'takeOff' | 'dates' | 'move' | 'tags'

type ManyWindowProps = { action: ManyAction; nodes: TreeNode[]; onClose: () => void }

/** More names would hide the question. */
const MAX_NAMED = 8

/** Asks, does it page by page, and says what came of it, with a way back. */
export function ManyWindow({ action, nodes, onClose }: ManyWindowProps) {
  const each = useEach()
  const { revalidate } = useRevalidator()
  const readAgain = useReadAgain()
  const [undos, setUndos] = useState<{ node: TreeNode; undo: Done['undo'] }[]>([])
  const itemOf = (node: TreeNode) => ({ node, key: node.key, name: node.name, to: `/pages/${node.key}` })

  async function run(work: (node: TreeNode) => Promise<Done>) {
    const done: typeof undos = []
    await each.run(nodes.map(itemOf), async ({ node }) => {
      const { note, undo } = await work(node)
      done.unshift({ node, undo })
      return note
    })
    setUndos(done)
    await revalidate()
    readAgain(nodes.map(({ key }) => key))
  }
  async function undo() {
    setUndos([])
    await each.run(
      undos.map(one => ({ ...one, ...itemOf(one.node) })),
      async one => void (await one.undo()),
    )
    await revalidate()
    readAgain(nodes.map(({ key }) => key))
  }

  return (
    <Window title={words.many.titles[action](nodes.length)} isOpen onOpenChange={onClose}>
      {each.progress === undefined && (
        <>
          <ul className="paths">
            {nodes.slice(0, MAX_NAMED).map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
            {nodes.length > MAX_NAMED && <li>{words.links.more(nodes.length - MAX_NAMED)}</li>}
          </ul>
          {action === 'publish' && <JustDo action={action} onRun={() => run(publishOne)} />}
          {action === 'takeOff' && <JustDo action={action} onRun={() => run(takeOffOne)} />}
          {action === 'dates' && <DatesForm onRun={run} />}
          {action === 'move' && <MoveForm nodes={nodes} onRun={run} />}
          {action === 'tags' && <TagsForm nodes={nodes} onRun={run} />}
        </>
      )}
      <EachOutcome each={each} />
      {undos.length > 0 && !each.isRunning && <QuietButton onClick={undo}>{words.many.undo}</QuietButton>}
    </Window>
  )
}
