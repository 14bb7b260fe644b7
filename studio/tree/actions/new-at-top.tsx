import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { NewNodeForm } from './new-form.tsx'
import { useRun } from './use-run.ts'

/** Makes a page at the top of the tree, where nothing is above it that it could be made below. */
export function NewAtTop() {
  const [isOpen, setIsOpen] = useState(false)
  const { run, busy } = useRun(() => setIsOpen(false))
  return (
    <p className="tree__top">
      <button type="button" className="add" onClick={() => setIsOpen(true)}>
        <Icon name="plus" size={18} /> {words.tree.newAtTop}
      </button>
      <Window title={words.tree.newAtTop} isOpen={isOpen} onOpenChange={setIsOpen}>
        <NewNodeForm below={undefined} run={run} busy={busy} />
      </Window>
    </p>
  )
}
