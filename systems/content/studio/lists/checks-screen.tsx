import type { allChecksAnswer, Check } from '@agency/contracts/manage/nodes/checks.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { Fragment } from 'react'
import { Link, useLoaderData } from 'react-router'
import type { z } from 'zod'
import { call } from '../calls/call.ts'
import { may } from '../calls/session.ts'
import { useFilter } from '../parts/filters/use-filter.ts'
import { FixButton } from '../parts/forms/fix-button.tsx'
import { fieldHash } from '../parts/nodes/field-hash.ts'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { Table } from '../parts/table.tsx'
import { faultText, placeOf } from '../words/labels.ts'
import { words } from '../words/words.ts'
import { FixAll, useFixes } from './fix-all.tsx'

type Checks = z.output<typeof allChecksAnswer>

export const loadChecks = () => call<Checks>('GET', 'checks')

const maxRows = 200
const filterNames = ['find'] as const

/** Errors for visitors first. */
const byLevel = (a: Check, b: Check) => a.level.localeCompare(b.level)

/** Dead links, missing pictures, offers that have ended. */
export function ChecksScreen() {
  const { checks, ending } = useLoaderData<Checks>()
  const { user } = useStudio()
  const fixes = useFixes()
  const { filter, change } = useFilter(filterNames)
  const typed = filter.find.toLowerCase()
  const fits = checks
    .toSorted(byLevel)
    .filter(check => `${check.name} ${placeOf(check.path)} ${faultText(check)}`.toLowerCase().includes(typed))
  return (
    <section className="screen">
      <h1>{words.checks.title}</h1>
      <p>{words.checks.help(checks.length)}</p>
      <h2>{words.ending.title}</h2>
      <Table
        label={words.ending.title}
        columns={words.ending.columns}
        none={words.ending.none}
        rows={ending.map(({ key, name, at }) => ({
          key: key + at,
          cells: [
            formatInstant(Date.parse(at)),
            <Link key="page" to={`/pages/${key}`}>
              {name}
            </Link>,
          ],
        }))}
      />
      <h2>{words.checks.all}</h2>
      <div className="field">
        <label htmlFor="narrow">{words.checks.narrow}</label>
        <input
          id="narrow"
          type="search"
          aria-describedby="narrow-help"
          value={filter.find}
          onChange={event => change({ find: event.target.value })}
        />
        <p id="narrow-help" className="field__hint">
          {words.checks.narrowHelp}
        </p>
      </div>
      {may(user, 'writer') && <FixAll checks={fits} fixes={fixes} />}
      <p role="status">{words.checks.shown(Math.min(fits.length, maxRows), fits.length)}</p>
      <Table
        label={words.checks.title}
        columns={words.checks.columns}
        none={words.checks.none}
        rows={fits.slice(0, maxRows).map(({ key, name, level, path, message, code, near, mend }) => ({
          key: `${key}${path.join('.')}${message}`,
          cells: [
            <span key="level" className={`finding finding--${level}`}>
              <Icon name={level === 'error' ? 'circle-alert' : 'info'} size={18} /> {words.publish.levels[level]}
            </span>,
            <Link key="page" to={{ pathname: `/pages/${key}`, hash: fieldHash(path) ?? '' }} state={{ near }}>
              {name}
            </Link>,
            placeOf(path),
            <Fragment key="problem">
              {faultText({ message, code })}{' '}
              {mend && may(user, 'writer') && (
                <FixButton mend={mend} problem={message} onFix={() => fixes.fix([{ key, name, mend }])} />
              )}
            </Fragment>,
          ],
        }))}
      />
    </section>
  )
}
