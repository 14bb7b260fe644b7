import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { type RefObject, useState } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { may } from '../../calls/session.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { NodeActionWindow } from './node-action-window.tsx'
import type { NodeAction } from './use-run.ts'

type NodeMenuProps = { node: TreeNode | undefined; place: RefObject<HTMLElement | null>; onClose: () => void }

const actions: { id: NodeAction; icon: string; role: 'writer' | 'publisher' }[] = [
  { id: 'new', icon: 'plus', role: 'writer' },
  { id: 'copy', icon: 'copy', role: 'writer' },
  { id: 'rename', icon: 'menu', role: 'writer' },
  { id: 'move', icon: 'arrow-right', role: 'publisher' },
  { id: 'trash', icon: 'x', role: 'publisher' },
]

/** The menu of a node at its row in the tree, and the window of the chosen action. */
export function NodeMenu({ node, place, onClose }: NodeMenuProps) {
  const { user } = useStudio()
  const [chosen, setChosen] = useState<{ action: NodeAction; node: TreeNode }>()
  return (
    <>
      <Popover triggerRef={place} isOpen={node !== undefined} onOpenChange={onClose} placement="bottom end">
        <Menu
          className="menu"
          aria-label={words.tree.more(node?.name ?? '')}
          autoFocus="first"
          onAction={action => node && setChosen({ action: action as NodeAction, node })}
          onClose={onClose}
        >
          {actions
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
