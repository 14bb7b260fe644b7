import { addMonths, malaysianDay, monthsFrom } from '@agency/contracts/dates/calendar-day.ts'
import type { auditEntry } from '@agency/contracts/manage/audit.ts'
import { formatDay, formatInstant, formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { call } from '../calls/call.ts'
import { Box } from '../parts/forms/box.tsx'
import { QuietButton } from '../parts/forms/buttons.tsx'
import { DateControl } from '../parts/forms/date-control.tsx'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { Table } from '../parts/table.tsx'
import { withWrittenDays } from '../words/labels.ts'
import { words } from '../words/words.ts'

type Audit = { entries: z.output<typeof auditEntry>[] }

const withSignIns = 'sign-ins'
const fieldNames = ['who', 'page', 'day', 'month'] as const

/** The newest entries, or those after the entry in the address. Without sign-ins unless the address includes them. */
export function loadAudit({ request }: LoaderFunctionArgs): Promise<Audit> {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('with') !== withSignIns) searchParams.set('without', 'sign-ins')
  searchParams.delete('with')
  for (const name of fieldNames) if (searchParams.get(name) === '') searchParams.delete(name)
  return call<Audit>('GET', `audit?${searchParams}`)
}

export function AuditScreen() {
  const { entries } = useLoaderData<Audit>()
  const [search, setSearch] = useSearchParams()
  const showsSignIns = search.get('with') === withSignIns
  const show = (isWanted: boolean) =>
    setSearch(before => {
      before.delete('after')
      if (isWanted) before.set('with', withSignIns)
      else before.delete('with')
      return before
    })
  const older = new URLSearchParams(search)
  older.set('after', String(entries.at(-1)?.id))
  const { nodes } = useStudio()
  return (
    <section className="screen">
      <h1>{[words.audit.title, ...shown(search)].join(' · ')}</h1>
      <p>{words.audit.help}</p>
      <Box checked={showsSignIns} onChange={event => show(event.target.checked)}>
        {words.audit.signIns}
      </Box>
      <HistoryFilter key={search.toString()} />
      <Table
        label={words.audit.title}
        columns={words.audit.columns}
        none={words.audit.none}
        rows={gathered(entries).map(({ id, at, by, what, key, name, detail }) => ({
          key: String(id),
          cells: [
            formatInstant(Date.parse(at)),
            <b key="by">{by}</b>,
            what,
            key && nodes.byKey.has(key) ? (
              <Link key="page" to={`/pages/${key}`}>
                {name ?? nodes.byKey.get(key)?.name}
              </Link>
            ) : (
              name
            ),
            detail && withWrittenDays(detail),
          ],
        }))}
      />
      {entries.length === 50 && <Link to={`?${older}`}>{words.audit.older}</Link>}
    </section>
  )
}

/** The filter, which a print does not show. */
function shown(search: URLSearchParams): string[] {
  const [who, page, day, month] = fieldNames.map(name => search.get(name))
  return [who, page, day && formatDay(day), month && formatMonth(month)].filter(text => text) as string[]
}

/** Two years, the newest first. */
function monthOptions() {
  const months = monthsFrom(addMonths(malaysianDay(Date.now()), -23), 24).toReversed()
  return [{ value: '', label: words.audit.anyMonth }, ...months.map(value => ({ value, label: formatMonth(value) }))]
}

const isOfPicture = ({ what }: Audit['entries'][number]) => what.endsWith(' a picture')

/** Many pictures in a row, or the same change of a page again and again, are one entry of a person. */
function gathered(entries: Audit['entries']): Audit['entries'] {
  const runs: [Audit['entries'][number], ...Audit['entries']][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    const isAgain = entry.key !== null && run?.[0].key === entry.key && run[0].detail === entry.detail
    if (run?.[0].by === entry.by && run[0].what === entry.what && (isOfPicture(entry) || isAgain)) run.push(entry)
    else runs.push([entry])
  }
  return runs.map(run => (run.length === 1 ? run[0] : gatheredEntry(run)))
}

/** Of one page, or of many pictures. */
function gatheredEntry(run: [Audit['entries'][number], ...Audit['entries']]): Audit['entries'][number] {
  const [newest] = run
  if (isOfPicture(newest)) return { ...newest, name: words.audit.pictures(run.length), key: null }
  return { ...newest, what: words.audit.times(newest.what, run.length) }
}

function HistoryFilter() {
  const [search] = useSearchParams()
  const [day, setDay] = useState(search.get('day') ?? '')
  return (
    <Form role="search" className="history-filter">
      {(['who', 'page'] as const).map(name => (
        <TextField
          key={name}
          name={name}
          label={words.audit[name]}
          required={false}
          defaultValue={search.get(name) ?? ''}
          maxLength={100}
          autoComplete="off"
        />
      ))}
      <div className="field">
        <span className="field__label">{words.audit.day}</span>
        <DateControl id="history-day" label={words.audit.day} value={day} onChange={setDay} />
        <input type="hidden" name="day" value={day} />
      </div>
      <SelectField
        name="month"
        label={words.audit.month}
        required={false}
        options={monthOptions()}
        defaultValue={search.get('month') ?? ''}
      />
      {search.has('with') && <input type="hidden" name="with" value={withSignIns} />}
      <p className="buttons">
        <QuietButton type="submit">{words.audit.show}</QuietButton>
        {search.size > 0 && <Link to="?">{words.audit.all}</Link>}
        <QuietButton onClick={() => print()}>{words.audit.print}</QuietButton>
      </p>
    </Form>
  )
}
