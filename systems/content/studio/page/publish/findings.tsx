import type { CheckOfNode } from '@agency/contracts/manage/nodes/checks.ts'
import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { FixButton } from '../../parts/forms/fix-button.tsx'
import { fieldHash } from '../../parts/nodes/field-hash.ts'
import { placedFault } from '../../words/labels.ts'
import { words } from '../../words/words.ts'

type FindingsProps = {
  /** undefined while loading. */
  checks: CheckOfNode[] | undefined
  onLeave: () => void
  onFix: (mend: Mend) => Promise<unknown>
}

export function Findings({ checks, onLeave, onFix }: FindingsProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const { search } = useLocation()
  if (checks === undefined) return <p>{words.publish.checking}</p>
  const blocking = checks.filter(check => check.blocking).length
  return (
    <>
      <p role="status" tabIndex={-1} ref={status}>
        {checks.length === 0 ? words.publish.fine : words.publish.found(checks.length, blocking)}
      </p>
      <ul className="findings">
        {checks.map(check => {
          const { level, blocking: isBlocking, path, message, near, mend } = check
          const hash = fieldHash(path)
          const text = placedFault(check)
          return (
            <li key={`${path.join('.')}${message}`} className={`finding finding--${level}`}>
              <Icon name={level === 'error' ? 'circle-alert' : 'info'} size={18} />
              <span>
                <b>{words.publish.levels[isBlocking ? 'must' : level]}</b> ·{' '}
                {hash ? (
                  <Link to={{ search, hash }} state={{ near }} onClick={onLeave}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
                {mend?.kind === 'fill' && <small>{words.publish.couldBe(mend.to)}</small>}
              </span>
              {mend && (
                <FixButton mend={mend} problem={text} onFix={() => onFix(mend).then(() => status.current?.focus())} />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

export const NotChecked = ({ failure, onAgain }: { failure: string; onAgain: () => void }) => (
  <div role="alert" className="form-column">
    <p>{failure}</p>
    <QuietButton onClick={onAgain}>{words.failure.again}</QuietButton>
  </div>
)
