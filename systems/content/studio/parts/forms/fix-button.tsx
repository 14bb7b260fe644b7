import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import { words } from '../../words/words.ts'
import { SmallButton } from './buttons.tsx'
import { useCall } from './use-call.ts'

type FixButtonProps = { mend: Mend; problem: string; onFix: () => Promise<unknown> }

export function FixButton({ mend, problem, onFix }: FixButtonProps) {
  const { call, busy } = useCall()
  const label = mend.kind === 'fill' ? words.publish.fill : words.publish.fix
  return (
    <SmallButton
      disabled={busy}
      aria-label={words.fields.actionOn(label, problem)}
      onClick={() => call(async () => void (await onFix()))}
    >
      {label}
    </SmallButton>
  )
}
