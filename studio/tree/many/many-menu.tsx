import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { may } from '../../calls/session.ts'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { rowsInOrder } from '../../parts/nodes/nodes-by-place.ts'
import { useSelection } from '../../parts/nodes/selection.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { type ManyAction, ManyWindow } from './many-window.tsx'

const actions: { id: ManyAction; role: 'writer' | 'publisher' }[] = [
  { id: 'publish', role: 'publisher' },
  { id: 'takeOff', role: 'publisher' },
  { id: 'dates', role: 'writer' },
  { id: 'move', role: 'publisher' },
  { id: 'tags', role: 'writer' },
]

/** Begins selecting; while it goes on, says how many nodes are selected and what can be done with them. */
export function ManyMenu() {
  const { user, nodes } = useStudio()
  const { keys, select } = useSelection()
  const [action, setAction] = useState<ManyAction>()
  if (!may(user, 'writer')) return null
  if (keys === undefined) return <QuietButton onClick={() => select(new Set())}>{words.many.select}</QuietButton>
  // Parents come first, so that what lies below them can be published too.
  const chosen = rowsInOrder(nodes).filter(({ key }) => keys.has(key))
  return (
    <div className="many">
      <span role="status">{words.many.selected(chosen.length)}</span>
      <MenuTrigger>
        <Button className="button button--quiet" isDisabled={chosen.length === 0}>
          {words.many.menu}
        </Button>
        <Popover placement="top start">
          <Menu className="menu" onAction={id => setAction(id as ManyAction)}>
            {actions
              .filter(({ role }) => may(user, role))
              .map(({ id }) => (
                <MenuItem key={id} id={id}>
                  {words.many.actions[id]}
                </MenuItem>
              ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <QuietButton onClick={() => select(undefined)}>{words.many.end}</QuietButton>
      {action && <ManyWindow action={action} nodes={chosen} onClose={() => setAction(undefined)} />}
    </div>
  )
}
