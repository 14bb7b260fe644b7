import { useState } from 'react'
import { AddButton } from '../../parts/forms/buttons.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { NewNodeForm } from './new-form.tsx'
import { useRun } from './use-run.ts'

export function NewAtTop() {
  const [isOpen, setIsOpen] = useState(false)
  const { run } = useRun(() => setIsOpen(false))
  return (
    <p className="tree__top">
      <AddButton onClick={() => setIsOpen(true)}>{words.tree.newAtTop}</AddButton>
      <Window title={words.tree.newAtTop} isOpen={isOpen} onOpenChange={setIsOpen}>
        <NewNodeForm below={undefined} run={run} />
      </Window>
    </p>
  )
}
