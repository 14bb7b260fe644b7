import { useEffect, useRef, useState } from 'react'
import { type Hit, moveNode } from '../../calls/nodes.ts'
import { MainButton, QuietButton } from '../../parts/forms/buttons.tsx'
import { NodeSearch } from '../../parts/nodes/node-search.tsx'
import { isWithin } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { StepButtons } from './step-buttons.tsx'
import type { ActionFormProps } from './use-run.ts'

/** Moves a node: below another node, to the top of the tree, or up and down among its neighbours. */
export function MoveForm({ node, run, busy }: ActionFormProps) {
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
    run(async () => {
      await moveNode(node.key, key)
      return { message: words.tree.moved(node.name) }
    })
  return (
    <div className="form-column">
      <StepButtons node={node} run={run} busy={busy} />
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
