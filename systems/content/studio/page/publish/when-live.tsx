import type { Editable } from '@agency/contracts/manage/nodes/node.ts'
import type { NodeState } from '@agency/contracts/manage/nodes/tree.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Box } from '../../parts/forms/box.tsx'
import { malaysianTimeToInstant } from '../../parts/malaysian-time.ts'
import { words } from '../../words/words.ts'
import { beginsAt, isSeenNow } from '../saving/shown-later.ts'
import { HourField, tomorrow } from './hour/hour-field.tsx'
import type { Publication } from './use-standing.ts'

export type When = {
  /** Malaysian time, empty while incomplete; undefined for now. */
  hour: string | undefined
  /** A visible page may disappear until its “Shown from”. */
  mayVanish: boolean
}

export const instantOf = ({ hour }: Pick<When, 'hour'>): string | undefined => malaysianTimeToInstant(hour ?? '')

/** Milliseconds since 1970; undefined if the page stays visible. */
export function vanishesUntil(draft: Editable, state: NodeState, when: When): number | undefined {
  const at = instantOf(when)
  return isSeenNow(state) ? beginsAt(draft, at ? Date.parse(at) : undefined) : undefined
}

type WhenLiveProps = {
  draft: Editable
  state: NodeState
  publication: Publication
  /** In no release. */
  isAlone: boolean
  when: When
  onChange: (when: When) => void
}

/** Shows the effects on a scheduled version and on the page's dates. */
export function WhenLive({ draft, state, publication, isAlone, when, onChange }: WhenLiveProps) {
  const { hours, publish } = words
  const { hour, mayVanish } = when
  const begins = beginsAt(draft)
  const vanishes = vanishesUntil(draft, state, when)
  const waiting = publication?.trouble === null ? publication : undefined
  const isLater = hour !== undefined
  return (
    <>
      {isAlone && (
        <fieldset className="when-live">
          <legend>{hours.when}</legend>
          <Box type="radio" name="when" checked={!isLater} onChange={() => onChange({ ...when, hour: undefined })}>
            {hours.now}
          </Box>
          <Box type="radio" name="when" checked={isLater} onChange={() => onChange({ ...when, hour: tomorrow() })}>
            {hours.later}
          </Box>
          {isLater && <HourField value={hour} onChange={next => onChange({ ...when, hour: next })} />}
        </fieldset>
      )}
      {waiting && (
        <p>{(isLater ? hours.replaces : hours.instead)(waiting.version, formatInstant(Date.parse(waiting.at)))}</p>
      )}
      {begins !== undefined && vanishes === undefined && <p>{publish.begins(formatInstant(begins))}</p>}
      {vanishes !== undefined && (
        <div className="field">
          <p className="field__error">{(isLater ? publish.vanishesThen : publish.vanishes)(formatInstant(vanishes))}</p>
          <Box checked={mayVanish} onChange={event => onChange({ ...when, mayVanish: event.target.checked })}>
            {publish.vanish}
          </Box>
        </div>
      )}
      {draft.unpublishAt && <p>{publish.ends(formatInstant(Date.parse(draft.unpublishAt)))}</p>}
    </>
  )
}
