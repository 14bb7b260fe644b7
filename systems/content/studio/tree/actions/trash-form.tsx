import { readNode, trashNode } from '../../calls/nodes.ts'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { countBelow } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { LinkedFrom } from '../links/linked-from.tsx'
import type { ActionFormProps } from './new-form.tsx'

/** Includes its descendants. */
export function TrashForm({ node, call, busy, onClose }: ActionFormProps) {
  const { nodes } = useStudio()
  const remove = () =>
    call(async () => {
      const { version } = await readNode(node.key)
      await trashNode(node.key, version)
      return { message: words.tree.trashed(node.name), open: '/' }
    })
  return (
    <div className="form-column">
      <p>{words.tree.trashHelp(countBelow(nodes, node.key))}</p>
      <LinkedFrom nodeKey={node.key} onLeave={onClose} />
      <MainButton disabled={busy} onClick={remove}>
        {words.tree.actions.trash}
      </MainButton>
    </div>
  )
}
