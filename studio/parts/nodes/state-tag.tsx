import type { NodeState } from '@agency/contracts/manage/nodes/tree.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { words } from '../../words/words.ts'

const icons: Record<NodeState, string> = {
  published: 'circle-check',
  draft: 'plus',
  changed: 'refresh-cw',
  scheduled: 'clock',
  ended: 'eye-off',
  conflict: 'circle-alert',
}

/** The state of a node, as an icon with a word. */
export function StateTag({ state }: { state: NodeState }) {
  return (
    <span className={`state state--${state}`}>
      <Icon name={icons[state]} size={14} /> <span className="state__word">{words.states[state]}</span>
    </span>
  )
}
