import { useEffect, useState } from 'react'
import { Box } from '../../parts/forms/box.tsx'
import { isTyping, isWindowOpen } from '../../parts/use-shortcut.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

/** A key without Ctrl may disturb speech input, so it can be turned off. */
const stored = 'studio-no-question-mark'
const isOn = () => localStorage.getItem(stored) === null

type ShortcutsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function Shortcuts({ isOpen, onOpenChange }: ShortcutsProps) {
  const [opensByKey, setOpensByKey] = useState(isOn)
  useEffect(() => {
    if (!opensByKey) return
    const listen = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && !isTyping(target) && !isWindowOpen()) onOpenChange(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [opensByKey, onOpenChange])

  function change(isWanted: boolean) {
    if (isWanted) localStorage.removeItem(stored)
    else localStorage.setItem(stored, '1')
    setOpensByKey(isWanted)
  }

  return (
    <Window title={words.shortcuts.title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <dl className="shortcuts">
        {words.shortcuts.list.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Box checked={opensByKey} onChange={event => change(event.target.checked)}>
        {words.shortcuts.questionMark}
      </Box>
    </Window>
  )
}
