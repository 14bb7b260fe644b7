import { useState } from 'react'
import { type Hit, moveNode } from '../../calls/nodes.ts'
import { NodeSearch } from '../../shell/search/search-dialog.tsx'
import { useStudio } from '../../shell/studio-data.ts'
import { words } from '../../words.ts'
import { isWithin } from '../nodes-by-place.ts'
import type { ActionFormProps } from './action-form.ts'

/** Another place in the tree: below which node, or one step up or down among its neighbours. */
export function MoveForm({ node, run, busy }: ActionFormProps) {
  const { nodes, types } = useStudio()
  const [parent, setParent] = useState<{ key: string; name: string }>()
  const siblings = nodes.below.get(node.parentKey) ?? []
  const index = siblings.findIndex(one => one.key === node.key)
  const fits = ({ key, alias }: Hit) =>
    !isWithin(nodes, key, node.key) && (types.get(alias)?.allowedChildren?.includes(node.alias) ?? true)
  const moveTo = (parentKey: string | null, before?: string) =>
    run(async () => {
      await moveNode(node.key, parentKey, before)
      return { said: words.tree.moved(node.name) }
    })
  return (
    <div className="form-column">
      <p className="buttons">
        <button
          type="button"
          className="button button--quiet"
          disabled={busy || index <= 0}
          onClick={() => moveTo(node.parentKey, siblings[index - 1]?.key)}
        >
          {words.tree.up}
        </button>
        <button
          type="button"
          className="button button--quiet"
          disabled={busy || index === siblings.length - 1}
          onClick={() => moveTo(node.parentKey, siblings[index + 2]?.key)}
        >
          {words.tree.down}
        </button>
      </p>
      <h3>{words.tree.below}</h3>
      <NodeSearch onPick={setParent} fits={fits} />
      {parent && (
        <button type="button" className="button" disabled={busy} onClick={() => moveTo(parent.key)}>
          {words.tree.moveBelow(parent.name)}
        </button>
      )}
    </div>
  )
}
