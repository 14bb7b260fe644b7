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

/** A waiting draft comes first. */
export function StateTag({ state, waiting = false }: { state: NodeState; waiting?: boolean | undefined }) {
  return (
    <span className={`state state--${waiting ? 'waiting' : state}`}>
      <Icon name={waiting ? 'mail' : icons[state]} size={14} />{' '}
      <span className="state__word">{stateWord({ state, waiting })}</span>
    </span>
  )
}

export const stateWord = ({ state, waiting }: { state: NodeState; waiting?: boolean | undefined }): string =>
  waiting ? words.request.state : words.states[state]
