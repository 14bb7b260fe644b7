import type { CheckOfNode } from '@agency/contracts/manage/nodes/checks.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Link, useLocation } from 'react-router'
import { placeOf } from '../../fields/labels.ts'
import { faultText } from '../../fields/shown/fault-text.ts'
import { words } from '../../words.ts'
import { fieldHash } from '../named-field.ts'

type FindingsProps = {
  /** Undefined until they are known. */
  checks: CheckOfNode[] | undefined
  /** Somebody goes to a field. */
  onLeave: () => void
}

/** What has to be fixed before a page is published, and what is worth a look; each leads to its field. */
export function Findings({ checks, onLeave }: FindingsProps) {
  const { search } = useLocation()
  if (checks === undefined) return <p>{words.publish.checking}</p>
  if (checks.length === 0) return <p>{words.publish.fine}</p>
  const blocking = checks.filter(check => check.blocking).length
  return (
    <>
      <p role="status">{words.publish.found(checks.length, blocking)}</p>
      <ul className="findings">
        {checks.map(({ level, blocking: isBlocking, path, message }) => {
          const hash = fieldHash(path)
          const said = `${path.length > 0 ? `${placeOf(path.filter(part => part !== 'source'))}: ` : ''}${faultText(message)}`
          return (
            <li key={`${path.join('.')}${message}`} className={`finding finding--${level}`}>
              <Icon name={level === 'error' ? 'circle-alert' : 'info'} size={18} />
              <span>
                <b>{words.publish.levels[isBlocking ? 'must' : level]}</b> ·{' '}
                {hash ? (
                  <Link to={{ search, hash }} onClick={onLeave}>
                    {said}
                  </Link>
                ) : (
                  said
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
