import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type RefObject, useState } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { copyNode } from '../../calls/nodes.ts'
import { may } from '../../calls/session.ts'
import { Box } from '../../parts/forms/box.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { countBelow } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { MoveForm } from './move-form.tsx'
import { type ActionFormProps, NewForm } from './new-form.tsx'
import { RenameForm } from './rename-form.tsx'
import { TrashForm } from './trash-form.tsx'

type NodeAction = 'new' | 'copy' | 'rename' | 'move' | 'trash'

type NodeMenuProps = { node: TreeNode | undefined; place: RefObject<HTMLElement | null>; onClose: () => void }

export const nodeActions: { id: NodeAction; icon: string; role: 'writer' | 'publisher' }[] = [
  { id: 'new', icon: 'plus', role: 'writer' },
  { id: 'copy', icon: 'copy', role: 'writer' },
  { id: 'rename', icon: 'menu', role: 'writer' },
  { id: 'move', icon: 'arrow-right', role: 'publisher' },
  { id: 'trash', icon: 'x', role: 'publisher' },
]

export function NodeMenu({ node, place, onClose }: NodeMenuProps) {
  const { user } = useStudio()
  const [chosen, setChosen] = useState<{ action: NodeAction; node: TreeNode }>()
  return (
    <>
      <Popover
        triggerRef={place}
        isOpen={node !== undefined}
        onOpenChange={onClose}
        placement="bottom end"
        aria-label={words.tree.more(node?.name ?? '')}
      >
        <Menu
          className="menu"
          aria-label={words.tree.more(node?.name ?? '')}
          autoFocus="first"
          onAction={action => node && setChosen({ action: action as NodeAction, node })}
          onClose={onClose}
        >
          {nodeActions
            .filter(({ role }) => may(user, role))
            .map(({ id, icon }) => (
              <MenuItem key={id} id={id} textValue={words.tree.actions[id]}>
                <Icon name={icon} size={18} /> {words.tree.actions[id]}
              </MenuItem>
            ))}
        </Menu>
      </Popover>
      {chosen && <NodeActionWindow {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

const forms = { new: NewForm, copy: CopyForm, rename: RenameForm, move: MoveForm, trash: TrashForm }

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
  const { call, busy } = useCall({ onDone: onClose })
  const Form = forms[action]

  const title = `${words.tree.actions[action]}: ${nodes.byKey.get(node.key)?.name ?? node.name}`
  return (
    <Window title={title} isOpen onOpenChange={onClose}>
      <Form node={node} call={call} busy={busy} onClose={onClose} />
    </Window>
  )
}

/** With its descendants if the box is ticked. */
function CopyForm({ node, call }: ActionFormProps) {
  const { nodes } = useStudio()
  const below = countBelow(nodes, node.key)
  const copy = ({ name = '', withChildren }: Record<string, string>) =>
    call(async () => {
      const { key, copied } = await copyNode(node.key, node.parentKey, name.trim(), withChildren !== undefined)
      return { message: words.copies.created(name.trim(), copied - 1), open: `/pages/${key}` }
    })
  return (
    <SubmitForm action={words.tree.actions.copy} work={copy}>
      <TextField name="name" label={words.tree.copyName} defaultValue={words.tree.copyOf(node.name)} autoFocus />
      {below > 0 && (
        <>
          <Box name="withChildren">{words.copies.withChildren(below)}</Box>
          <p className="field__hint">{words.copies.help}</p>
        </>
      )}
    </SubmitForm>
  )
}
