import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { Link, useLoaderData } from 'react-router'
import { makeRelease, type Releases } from '../../calls/releases.ts'
import { may } from '../../calls/session.ts'
import { useAct } from '../../parts/announcements.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Table } from '../../parts/table.tsx'
import { words } from '../../words/words.ts'

const time = (at: string) => formatInstant(Date.parse(at))

/** All releases, with how many pages they have and when they go live. */
export function ReleasesScreen() {
  const { releases } = useLoaderData<{ releases: Releases }>()
  const { user } = useStudio()
  const act = useAct()
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
        rows={releases.map(({ id, name, count, hour, by, madeAt }) => ({
          key: id,
          cells: [
            <Link key="name" to={`/releases/${id}`}>
              {name}
            </Link>,
            count,
            hour ? hour.failed ? <b key="failed">{texts.failedOn(time(hour.at))}</b> : time(hour.at) : texts.noHour,
            `${time(madeAt)} · ${by}`,
          ],
        }))}
      />
    </section>
  )
}
