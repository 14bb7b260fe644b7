import { useState } from 'react'
import { useNavigate } from 'react-router'
import { may } from '../../calls/session.ts'
import { SelectingBar } from '../../parts/forms/selecting-bar.tsx'
import { rowsInOrder } from '../../parts/nodes/nodes-by-place.ts'
import { useSelection } from '../../parts/nodes/selection.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { type ManyAction, ManyWindow } from './many-window.tsx'

const actions: { id: ManyAction | 'change'; role: 'writer' | 'publisher' }[] = [
  { id: 'publish', role: 'publisher' },
  { id: 'release', role: 'writer' },
  { id: 'takeOff', role: 'publisher' },
  { id: 'dates', role: 'writer' },
  { id: 'move', role: 'publisher' },
  { id: 'change', role: 'writer' },
]

/** Starts and shows selection mode. */
export function ManyMenu() {
  const { user, nodes } = useStudio()
  const { keys, select } = useSelection()
  const navigate = useNavigate()
  const [action, setAction] = useState<ManyAction>()
  if (!may(user, 'writer')) return null
  // Parents first, so that their descendants can be published too.
  const chosen = keys && rowsInOrder(nodes).filter(({ key }) => keys.has(key))
  return (
    <div className={chosen && 'many'}>
      <SelectingBar
        count={chosen?.length}
        onBegin={() => select(new Set())}
        onEnd={() => select(undefined)}
        menu={words.many.menu}
        placement="top start"
        actions={actions.filter(({ role }) => may(user, role)).map(({ id }) => id)}
        labels={words.many.actions}
        onAction={id =>
          id === 'change' ? navigate('/search', { state: { keys: chosen?.map(({ key }) => key) } }) : setAction(id)
        }
      />
      {chosen && action && <ManyWindow action={action} nodes={chosen} onClose={() => setAction(undefined)} />}
    </div>
  )
}
