import type { calendarAnswer } from '@agency/contracts/manage/nodes/calendar.ts'
import { formatDay, formatInstant, monthName } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { z } from 'zod'
import { call } from '../calls/call.ts'
import { may } from '../calls/session.ts'
import { HourWindow } from '../page/publish/hour/hour-window.tsx'
import { SmallButton } from '../parts/forms/buttons.tsx'
import { malaysianTime } from '../parts/malaysian-time.ts'
import { StateTag } from '../parts/nodes/state-tag.tsx'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { words } from '../words/words.ts'
import { type Month, monthOf, nextMonth } from './month.ts'

type Calendar = { month: Month } & z.output<typeof calendarAnswer>

/** Loads what starts and ends in the month of the address, or in the current month. */
export async function loadCalendar({ request }: LoaderFunctionArgs): Promise<Calendar> {
  const month = monthOf(new URL(request.url).searchParams.get('month'), malaysianTime(new Date().toISOString()))
  const answer = await call<z.output<typeof calendarAnswer>>('GET', `calendar?from=${month.first}&to=${month.last}`)
  return { month, ...answer }
}

/** What starts and what ends, day by day, in Malaysian time. */
export function CalendarScreen() {
  const { month, entries } = useLoaderData<Calendar>()
  const days = Map.groupBy(entries, ({ at }) => malaysianTime(at).slice(0, 10))
  const { user } = useStudio()
  const [changing, setChanging] = useState<Omit<Calendar['entries'][number], 'what' | 'isDraft'>>()
  const title = (name: string) => `${monthName(Number(name.slice(5)))} ${name.slice(0, 4)}`
  return (
    <section className="screen">
      <h1>{words.calendar.title}</h1>
      <p>{words.calendar.help}</p>
      <nav className="buttons" aria-label={words.calendar.months}>
        <Link className="pick" to={`?month=${nextMonth(month.name, -1)}`}>
          <Icon name="chevron-left" size={16} /> {title(nextMonth(month.name, -1))}
        </Link>
        <Link className="pick" to={`?month=${nextMonth(month.name, 1)}`}>
          {title(nextMonth(month.name, 1))} <Icon name="chevron-right" size={16} />
        </Link>
      </nav>
      <h2>{title(month.name)}</h2>
      {entries.length === 0 && <p>{words.calendar.none}</p>}
      <ol className="days">
        {[...days].map(([day, list]) => (
          <li key={day}>
            <h3>{formatDay(day)}</h3>
            <ul>
              {list.map(({ key, name, at, what, isDraft }) => (
                <li key={key + what}>
                  <span className={`when when--${what}`}>{words.calendar[what]}</span>
                  <Link to={`/pages/${key}`}>{name}</Link>
                  {isDraft && <StateTag state="draft" />}
                  {what === 'goes-live' && may(user, 'publisher') && (
                    <SmallButton onClick={() => setChanging({ key, name, at })}>{words.hours.change}</SmallButton>
                  )}
                  <time dateTime={at}>{formatInstant(Date.parse(at)).split(', ')[1]}</time>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {changing && <HourWindow node={changing} at={changing.at} onClose={() => setChanging(undefined)} />}
    </section>
  )
}
