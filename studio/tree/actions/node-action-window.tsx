import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { CopyForm } from './copy-form.tsx'
import { MoveForm } from './move-form.tsx'
import { NewForm } from './new-form.tsx'
import { RenameForm } from './rename-form.tsx'
import { TrashForm } from './trash-form.tsx'
import type { NodeAction } from './use-run.ts'
import { useRun } from './use-run.ts'

const forms = { new: NewForm, copy: CopyForm, rename: RenameForm, move: MoveForm, trash: TrashForm }

/** The window of an action on a node. */
export function NodeActionWindow({
  node,
  action,
  onClose,
}: {
  node: TreeNode
  action: NodeAction
  onClose: () => void
}) {
  const { nodes } = useStudio()
  const { run, busy } = useRun(onClose)
  const Form = forms[action]

  const title = `${words.tree.actions[action]}: ${nodes.byKey.get(node.key)?.name ?? node.name}`
  return (
    <Window title={title} isOpen onOpenChange={onClose}>
      <Form node={node} run={run} busy={busy} />
    </Window>
  )
}
