import { addMonths, malaysianDay, monthOf } from '@agency/contracts/dates/calendar-day.ts'
import type { calendarAnswer } from '@agency/contracts/manage/nodes/calendar.ts'
import { deviceType, watchDeviceType } from '@agency/ui/device/device-type.client.ts'
import { formatDay, formatDays, formatMonth, formatWeekday } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { call } from '../../calls/call.ts'
import { HourWindow } from '../../page/publish/hour/hour-window.tsx'
import { useFilter } from '../../parts/filters/use-filter.ts'
import { Box } from '../../parts/forms/box.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { DayEntries, type Entry } from './day-entries.tsx'
import { type DayPlan, inListOrder, monthNamed, plansOf, wholeWeeksOf } from './month.ts'
import { icons, MonthGrid } from './month-grid.tsx'
import './calendar.css'

type Calendar = { month: string; today: string } & z.output<typeof calendarAnswer>

const filterNames = ['without'] as const
const kinds = ['begins', 'ends', 'goes-live', 'release', 'departs'] as const

/** The month of the address, or the current one. */
export async function loadCalendar({ request }: LoaderFunctionArgs): Promise<Calendar> {
  const today = malaysianDay(Date.now())
  const month = monthNamed(new URL(request.url).searchParams.get('month'), today)
  const days = wholeWeeksOf(month).flat()
  const answer = await call<z.output<typeof calendarAnswer>>('GET', `calendar?from=${days[0]}&to=${days.at(-1)}`)
  return { month, today, ...answer }
}

/** In Malaysian time: a grid, or on phones a list from today. */
export function CalendarScreen() {
  const { month, today, entries, ...holidays } = useLoaderData<Calendar>()
  const [search] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const isList = useIsNarrow()
  const [opened, setOpened] = useState<string>()
  const [changing, setChanging] = useState<Entry>()
  const { filter, change: narrow } = useFilter(filterNames)
  const without = filter.without.split(',')
  const isLast = ({ what }: Entry) => Number(what === 'departs')
  // There may be many departures on one day.
  const shown = entries.filter(({ what }) => !without.includes(what)).toSorted((a, b) => isLast(a) - isLast(b))
  const weeks = wholeWeeksOf(month).map(week => plansOf(week, shown, holidays))
  const plan = weeks.flat().find(({ day }) => day === opened)
  const beside = (step: number) => monthOf(addMonths(`${month}-01`, step))
  const change = (entry: Entry) => {
    setOpened(undefined)
    setChanging(entry)
  }
  return (
    <section className="screen screen--wide">
      <h1>{words.calendar.title}</h1>
      <p>{words.calendar.help}</p>
      <div className="calendar-bar">
        <h2 id="month" aria-live="polite">
          {formatMonth(month)}
        </h2>
        <nav className="buttons" aria-label={words.calendar.months}>
          <Link className="pick" to={`?month=${beside(-1)}`}>
            <Icon name="chevron-left" size={16} /> {formatMonth(beside(-1))}
          </Link>
          <Link className="pick" to="?">
            {words.calendar.today}
          </Link>
          <Link className="pick" to={`?month=${beside(1)}`}>
            {formatMonth(beside(1))} <Icon name="chevron-right" size={16} />
          </Link>
        </nav>
      </div>
      <fieldset className="buttons calendar-kinds">
        <legend>{words.calendar.show}</legend>
        {kinds.map(what => (
          <Box
            key={what}
            checked={!without.includes(what)}
            onChange={({ target }) =>
              narrow({ without: kinds.filter(one => (one === what ? !target.checked : without.includes(one))).join() })
            }
          >
            <Icon name={icons[what]} size={14} /> {words.calendar[what]}
          </Box>
        ))}
      </fieldset>
      {isList ? (
        <DayList month={month} today={today} plans={weeks.flat()} onChange={change} />
      ) : (
        <MonthGrid
          month={month}
          today={today}
          weeks={weeks}
          focusToday={search.has('month') || state?.toHeading ? undefined : key}
          labelledBy="month"
          onMonth={name => navigate(`?month=${name}`, { replace: true })}
          onOpen={setOpened}
        />
      )}
      <SchoolHolidays breaks={holidays.schoolHolidays} />
      {plan && (
        <Window title={formatWeekday(plan.day)} isOpen onOpenChange={() => setOpened(undefined)}>
          <div className="plan">
            <DayEntries plan={plan} onChange={change} />
          </div>
        </Window>
      )}
      {changing && (
        <HourWindow
          path={`${changing.what === 'release' ? 'releases' : 'nodes'}/${changing.key}`}
          name={changing.name}
          at={changing.at}
          onClose={() => setChanging(undefined)}
        />
      )}
    </section>
  )
}

type DayListProps = { month: string; today: string; plans: DayPlan<Entry>[]; onChange: (entry: Entry) => void }

function DayList({ month, today, plans, onChange }: DayListProps) {
  const { ahead, over } = inListOrder(plans, month, today)
  const list = (some: DayPlan<Entry>[]) => (
    <ol className="days">
      {some.map(plan => (
        <li key={plan.day} className="plan" aria-current={plan.day === today ? 'date' : undefined}>
          <h3>
            {formatDay(plan.day)}
            {plan.day === today && ` · ${words.calendar.today}`}
          </h3>
          <DayEntries plan={plan} onChange={onChange} />
        </li>
      ))}
    </ol>
  )
  return (
    <>
      {ahead.length === 0 && <p>{words.calendar.none}</p>}
      {list(ahead)}
      {over.length > 0 && <h2>{words.calendar.over}</h2>}
      {list(over)}
    </>
  )
}

/** Closed schools. */
function SchoolHolidays({ breaks }: { breaks: Calendar['schoolHolidays'] }) {
  if (breaks.length === 0) return null
  const named = breaks.map(({ first, last, where }) => `${formatDays(first, last)} (${where})`)
  return <p className="calendar-key">{words.calendar.schools(named)}</p>
}

/** Without room for a grid. */
function useIsNarrow(): boolean {
  const [type, setType] = useState(deviceType)
  useEffect(() => {
    const watching = new AbortController()
    watchDeviceType(setType, watching.signal)
    return () => watching.abort()
  }, [])
  return type === 'mobile'
}
