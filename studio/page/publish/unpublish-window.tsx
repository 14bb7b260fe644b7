import { useState } from 'react'
import { MainButton } from '../../parts/buttons.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

type UnpublishWindowProps = { name: string; onClose: () => void; onUnpublish: () => Promise<unknown> }

/** Asks before a page is taken off the site. */
export function UnpublishWindow({ name, onClose, onUnpublish }: UnpublishWindowProps) {
  const [busy, setBusy] = useState(false)
  async function unpublish() {
    setBusy(true)
    await onUnpublish()
    onClose()
  }
  return (
    <Window title={words.unpublish.title(name)} isOpen onOpenChange={onClose}>
      <p>{words.unpublish.help}</p>
      <MainButton disabled={busy} onClick={unpublish}>
        {words.unpublish.now}
      </MainButton>
    </Window>
  )
}
