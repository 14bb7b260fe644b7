import { useState } from 'react'
import { words } from '../../words/words.ts'
import { SmallButton } from './buttons.tsx'

/** Does what a machine can do about one problem. @param problem names it for screen readers */
export function FixButton({ problem, onFix }: { problem: string; onFix: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false)
  async function fix() {
    setBusy(true)
    await onFix()
    setBusy(false)
  }
  return (
    <SmallButton disabled={busy} aria-label={words.fields.actionOn(words.publish.fix, problem)} onClick={fix}>
      {words.publish.fix}
    </SmallButton>
  )
}
