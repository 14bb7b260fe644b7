import type { OldLinks as Found } from '@agency/contracts/manage/nodes/around.ts'
import { useEffect, useRef, useState } from 'react'
import { type Hit, moveNode, readOldLinks } from '../../calls/nodes.ts'
import { MainButton, QuietButton } from '../../parts/forms/buttons.tsx'
import { NodeSearch } from '../../parts/nodes/node-search.tsx'
import { isWithin } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { OldLinks } from '../links/old-links.tsx'
import { useReadAgain } from '../links/use-read-again.ts'
import type { ActionFormProps } from './new-form.tsx'

/** Below another node, to the top, or up and down among its siblings. */
export function MoveForm(props: ActionFormProps) {
  const { node, call, busy } = props
  const readAgain = useReadAgain()
  const [found, setFound] = useState<Found['nodes']>([])
  const { nodes, types } = useStudio()
  const [parent, setParent] = useState<{ key: string; name: string }>()
  const below = useRef<HTMLButtonElement>(null)
  // After a page is chosen, Enter confirms.
  useEffect(() => {
    if (parent) below.current?.focus()
  }, [parent])
  const { parentKey } = nodes.byKey.get(node.key) ?? node
  const fits = ({ key, alias }: Hit) =>
    !isWithin(nodes, key, node.key) && (types.get(alias)?.allowedChildren?.includes(node.alias) ?? true)
  const moveTo = (key: string | null) =>
    call(async () => {
      await moveNode(node.key, key)
      const old = await readOldLinks(node.key)
      setFound(old.nodes)
      return { message: words.tree.moved(node.name), stays: old.nodes.length > 0 }
    })
  if (found.length > 0) return <OldLinks found={found} onChanged={readAgain} />
  return (
    <div className="form-column">
      <p>{words.tree.moveHelp}</p>
      <StepButtons {...props} />
      {parentKey !== null && (
        <p>
          <QuietButton disabled={busy} onClick={() => moveTo(null)}>
            {words.tree.toTop}
          </QuietButton>
        </p>
      )}
      <h3>{words.tree.below}</h3>
      <NodeSearch onPick={setParent} fits={fits} />
      {parent && (
        <MainButton ref={below} disabled={busy} onClick={() => moveTo(parent.key)}>
          {words.tree.moveBelow(parent.name)}
        </MainButton>
      )}
    </div>
  )
}

function StepButtons({ node, call, busy }: ActionFormProps) {
  const { nodes } = useStudio()
  const parentKey = nodes.byKey.get(node.key)?.parentKey ?? null
  const siblings = nodes.below.get(parentKey) ?? []
  const index = siblings.findIndex(one => one.key === node.key)
  const last = siblings.length - 1
  /** @param before the index of the next sibling; past the last one for the end */
  const step = (before: number) =>
    call(async () => {
      await moveNode(node.key, parentKey, siblings[before]?.key)
      return { message: words.tree.moved(node.name), stays: true }
    })
  return (
    <div className="buttons">
      <QuietButton disabled={busy || index <= 0} onClick={() => step(index - 1)}>
        {words.tree.up}
      </QuietButton>
      <QuietButton disabled={busy || index === last} onClick={() => step(index + 2)}>
        {words.tree.down}
      </QuietButton>
      <span role="status">{words.tree.place(index + 1, siblings.length)}</span>
    </div>
  )
}
