import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import { useState } from 'react'
import { words } from '../../words/words.ts'
import { SmallButton } from './buttons.tsx'

type FixButtonProps = { mend: Mend; problem: string; onFix: () => Promise<unknown> }

export function FixButton({ mend, problem, onFix }: FixButtonProps) {
  const [busy, setBusy] = useState(false)
  const label = mend.kind === 'fill' ? words.publish.fill : words.publish.fix
  async function fix() {
    setBusy(true)
    await onFix()
    setBusy(false)
  }
  return (
    <SmallButton disabled={busy} aria-label={words.fields.actionOn(label, problem)} onClick={fix}>
      {label}
    </SmallButton>
  )
}
