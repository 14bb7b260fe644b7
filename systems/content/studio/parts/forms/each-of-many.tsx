import { Link } from 'react-router'
import { words } from '../../words/words.ts'
import { QuietButton } from './buttons.tsx'
import type { Calls } from './use-call.ts'

type EachOutcomeProps = { calls: Calls; onUndone?: () => void }

/** Progress, and at the end refusals and the way back. */
export function EachOutcome({ calls: { progress, busy, stop, undo }, onUndone }: EachOutcomeProps) {
  if (progress === undefined) return null
  const { done, all, refused, notes, isUndo } = progress
  const over = isUndo ? words.each.undone : words.each.over
  return (
    <>
      <div className="field">
        {busy && <progress aria-label={words.each.label} value={done + refused} max={all} />}
        <p role="status">{busy ? words.each.running(done + refused, all) : over(done, refused)}</p>
        {busy && all > 1 && <QuietButton onClick={stop}>{words.each.stop}</QuietButton>}
        <ul className="paths">
          {notes.map(({ key, name, to, why }) => (
            <li key={key}>
              {to ? <Link to={to}>{name}</Link> : name}: {why}
            </li>
          ))}
        </ul>
      </div>
      {undo && <QuietButton onClick={() => undo().then(onUndone)}>{words.many.undo}</QuietButton>}
    </>
  )
}
