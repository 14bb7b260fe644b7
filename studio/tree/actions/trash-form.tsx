import { readNode, trashNode } from '../../calls/nodes.ts'
import { useStudio } from '../../shell/studio-data.ts'
import { words } from '../../words.ts'
import { countBelow } from '../nodes-by-place.ts'
import type { ActionFormProps } from './action-form.ts'

/** Asks before a node and everything below it goes into the trash. */
export function TrashForm({ node, run, busy }: ActionFormProps) {
  const { nodes } = useStudio()
  const remove = () =>
    run(async () => {
      const { version } = await readNode(node.key)
      await trashNode(node.key, version)
      return { said: words.tree.trashed(node.name), open: '/' }
    })
  return (
    <div className="form-column">
      <p>{words.tree.trashHelp(countBelow(nodes, node.key))}</p>
      <button type="button" className="button" disabled={busy} onClick={remove}>
        {words.tree.actions.trash}
      </button>
    </div>
  )
}
