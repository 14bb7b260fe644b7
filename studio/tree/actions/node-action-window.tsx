import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { announce, announceFault } from '../../shell/announcements.tsx'
import { useStudio } from '../../shell/studio-data.ts'
import { Window } from '../../shell/window.tsx'
import { words } from '../../words.ts'
import type { Done, NodeAction } from './action-form.ts'
import { CopyForm } from './copy-form.tsx'
import { MoveForm } from './move-form.tsx'
import { NewForm } from './new-form.tsx'
import { RenameForm } from './rename-form.tsx'
import { TrashForm } from './trash-form.tsx'

const forms = { new: NewForm, copy: CopyForm, rename: RenameForm, move: MoveForm, trash: TrashForm }

/** Asks for what an action on a node needs, does it, and shows the tree as it is then. */
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
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const Form = forms[action]

  async function run(work: () => Promise<Done>) {
    setBusy(true)
    try {
      const { said, open } = await work()
      await revalidate()
      announce(said)
      onClose()
      if (open !== undefined) navigate(open)
    } catch (error) {
      announceFault(error)
      setBusy(false)
    }
  }

  const title = `${words.tree.actions[action]}: ${nodes.byKey.get(node.key)?.name ?? node.name}`
  return (
    <Window title={title} isOpen onOpenChange={onClose}>
      <Form node={node} run={run} busy={busy} />
    </Window>
  )
}
