import { useState } from 'react'
import { AddButton } from '../../parts/forms/buttons.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { NewNodeForm } from './new-form.tsx'

export function NewAtTop() {
  const [isOpen, setIsOpen] = useState(false)
  const { call } = useCall({ onDone: () => setIsOpen(false) })
  return (
    <p className="tree__top">
      <AddButton onClick={() => setIsOpen(true)}>{words.tree.newAtTop}</AddButton>
      <Window title={words.tree.newAtTop} isOpen={isOpen} onOpenChange={setIsOpen}>
        <NewNodeForm below={undefined} call={call} />
      </Window>
    </p>
  )
}
