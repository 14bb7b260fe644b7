import type { Check } from '@agency/contracts/manage/nodes/checks.ts'
import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import { useRevalidator } from 'react-router'
import { QuietButton } from '../parts/forms/buttons.tsx'
import { EachOutcome } from '../parts/forms/each-of-many.tsx'
import { useCall } from '../parts/forms/use-call.ts'
import { mendEach } from '../tree/links/mend-each.ts'
import { words } from '../words/words.ts'

type Found = Check & { key: string; name: string }

type Fixable = Pick<Found, 'key' | 'name'> & { mend: Mend }

export function useFixes() {
  const calls = useCall()
  const { revalidate } = useRevalidator()
  async function fix(problems: Fixable[]) {
    await mendEach(calls, nodesOf(problems))
    await revalidate()
  }
  return { calls, fix }
}

type FixAllProps = { checks: Found[]; fixes: ReturnType<typeof useFixes> }

export function FixAll({ checks, fixes: { calls, fix } }: FixAllProps) {
  const kinds = Map.groupBy(checks.flatMap(mendable), ({ mend }) => mend.kind)
  if (kinds.size === 0 && calls.progress === undefined) return null
  return (
    <div className="field">
      {kinds.size > 0 && (
        <div className="buttons">
          <span>{words.checks.fixable}</span>
          {[...kinds].map(([kind, problems]) => (
            <QuietButton key={kind} disabled={calls.busy} onClick={() => fix(problems)}>
              {words.checks.fixAll[kind](problems.length)}
            </QuietButton>
          ))}
        </div>
      )}
      <EachOutcome calls={calls} />
    </div>
  )
}

const mendable = ({ mend, ...check }: Found) => (mend ? [{ ...check, mend }] : [])

/** Each page gets one version for all fixes. */
const nodesOf = (problems: Fixable[]) =>
  [...Map.groupBy(problems, ({ key }) => key)].map(([key, all]) => ({
    key,
    name: all[0]?.name ?? '',
    mends: all.map(({ mend }) => mend),
  }))
