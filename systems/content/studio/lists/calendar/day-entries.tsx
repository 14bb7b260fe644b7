import type { calendarAnswer } from '@agency/contracts/manage/nodes/calendar.ts'
import { Link } from 'react-router'
import type { z } from 'zod'
import { may } from '../../calls/session.ts'
import { SmallButton } from '../../parts/forms/buttons.tsx'
import { malaysianTime } from '../../parts/malaysian-time.ts'
import { fieldHash } from '../../parts/nodes/field-hash.ts'
import { StateTag } from '../../parts/nodes/state-tag.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import type { DayPlan } from './month.ts'

export type Entry = z.output<typeof calendarAnswer>['entries'][number]

/** A departure leads to its table of prices. */
export function addressOf({ what, key }: Entry): string {
  if (what === 'departs') return `/pages/${key}${fieldHash(['source', 'priceTable'])}`
  return `/${what === 'release' ? 'releases' : 'pages'}/${key}`
}

/** Malaysian, `09:00`; empty at the beginning and at the end of a day. */
export function timeOf({ at }: Entry): string {
  const time = malaysianTime(at).slice(11)
  return /^(00:00|23:59)$/.test(time) ? '' : time
}

type DayEntriesProps = { plan: DayPlan<Entry>; onChange: (entry: Entry) => void }

/** Holidays, then every entry with its time. */
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
            {timeOf(entry) && <time dateTime={entry.at}>{timeOf(entry)}</time>}
          </li>
        ))}
      </ul>
    </>
  )
}
