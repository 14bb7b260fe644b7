import type { calendarAnswer } from '@agency/contracts/manage/nodes/calendar.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Link } from 'react-router'
import type { z } from 'zod'
import { may } from '../../calls/session.ts'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { StateTag } from '../../parts/nodes/state-tag.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import type { DayPlan } from './month.ts'

export type Entry = z.output<typeof calendarAnswer>['entries'][number]

/** The screen that an entry leads to. */
export const addressOf = ({ what, key }: Entry): string => `/${what === 'release' ? 'releases' : 'pages'}/${key}`

type DayEntriesProps = {
  plan: DayPlan<Entry>
  /** Asked for another hour of what goes live. */
  onChange: (entry: Entry) => void
}

/** All that is on at one day: its holidays, then every entry with its time. */
export function DayEntries({ plan: { entries, holidays, isOffSchool }, onChange }: DayEntriesProps) {
  const { user } = useStudio()
  const off = [...holidays, ...(isOffSchool ? [words.calendar.offSchool] : [])]
  return (
    <>
      {off.length > 0 && <p className="plan__holidays">{off.join(' · ')}</p>}
      {entries.length === 0 && <p>{words.calendar.noneOnDay}</p>}
      <ul>
        {entries.map(entry => (
          <li key={entry.key + entry.what + entry.at}>
            <span className={`when when--${entry.what}`}>{words.calendar[entry.what]}</span>
            <Link to={addressOf(entry)}>{entry.name}</Link>
            {entry.isDraft && <StateTag state="draft" />}
            {(entry.what === 'goes-live' || entry.what === 'release') && may(user, 'publisher') && (
              <SmallButton onClick={() => onChange(entry)}>{words.hours.change}</SmallButton>
            )}
            <time dateTime={entry.at}>{formatInstant(Date.parse(entry.at)).split(', ')[1]}</time>
          </li>
        ))}
      </ul>
    </>
  )
}
