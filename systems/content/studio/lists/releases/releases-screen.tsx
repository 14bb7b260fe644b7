import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { Link, useLoaderData } from 'react-router'
import { makeRelease, type PastReleases, type Releases } from '../../calls/releases.ts'
import { may } from '../../calls/session.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Table } from '../../parts/table.tsx'
import { words } from '../../words/words.ts'

const time = (at: string) => formatInstant(Date.parse(at))

export function ReleasesScreen() {
  const { releases, past } = useLoaderData<{ releases: Releases; past: PastReleases }>()
  const { nodes, user } = useStudio()
  const { call: act } = useCall()
  const texts = words.releases
  const make = ({ name = '' }: Record<string, string>) => act(() => makeRelease(name), texts.made(name))
  return (
    <section className="screen">
      <h1>{texts.title}</h1>
      <p>{texts.help}</p>
      {may(user, 'writer') && (
        <SubmitForm className="line-form" action={texts.make} work={make} isQuiet>
          <TextField name="name" label={texts.name} hint={texts.nameHelp} maxLength={100} required />
        </SubmitForm>
      )}
      <Table
        label={texts.title}
        columns={texts.columns}
        none={texts.none}
        rows={releases.map(({ id, name, count, hour, by, madeAt, waiting }) => ({
          key: id,
          cells: [
            <span key="name">
              <Link to={`/releases/${id}`}>{name}</Link> {waiting && <small>{texts.ask.waiting}</small>}
            </span>,
            count,
            hour ? hour.failed ? <b key="failed">{texts.failedOn(time(hour.at))}</b> : time(hour.at) : texts.noHour,
            `${time(madeAt)} · ${by}`,
          ],
        }))}
      />
      <h2>{texts.past.title}</h2>
      <Table
        label={texts.past.title}
        columns={texts.past.columns}
        none={texts.past.none}
        rows={past.map(({ id, name, at, by, pages, takenOut }) => ({
          key: id,
          cells: [
            name,
            <ul key="pages">
              {pages.map(page => (
                <li key={page.key}>
                  {nodes.byKey.has(page.key) ? <Link to={`/pages/${page.key}`}>{page.name}</Link> : page.name}
                </li>
              ))}
              {takenOut.map(page => (
                <li key={page.key}>
                  <small>{texts.takenOut.line(page)}</small>
                </li>
              ))}
            </ul>,
            time(at),
            by,
          ],
        }))}
      />
    </section>
  )
}
