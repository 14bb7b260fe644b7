import { Icon } from '@agency/ui/pictures/icon.tsx'
import { words } from '../../words/words.ts'
import type { SaveState, SaveStatus } from './autosave.ts'

const icons: Record<SaveState, string> = {
  saved: 'circle-check',
  typed: 'refresh-cw',
  saving: 'refresh-cw',
  waiting: 'wifi-off',
  'signed-out': 'user',
  refused: 'circle-alert',
  conflict: 'users',
}

/** Whether what was typed is kept, always in view. Told to screen readers only when a person should know. */
export function SaveStateWords({ status: { state, saves } }: { status: SaveStatus }) {
  const isCalm = state === 'saved' || state === 'typed' || state === 'saving'
  return (
    <span className={`save-state save-state--${state}`} role={isCalm ? undefined : 'status'}>
      <Icon name={icons[state]} size={16} />{' '}
      {state === 'saved' && saves === 0 ? words.saving.unchanged : words.saving[state]}
    </span>
  )
}
