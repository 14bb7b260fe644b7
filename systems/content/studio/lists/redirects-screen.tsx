import type { redirect } from '@agency/contracts/manage/redirects.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { useLoaderData } from 'react-router'
import type { z } from 'zod'
import { call } from '../calls/call.ts'
import { may } from '../calls/session.ts'
import { SmallButton } from '../parts/forms/buttons.tsx'
import { SubmitForm } from '../parts/forms/submit-form.tsx'
import { useCall } from '../parts/forms/use-call.ts'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { Table } from '../parts/table.tsx'
import { words } from '../words/words.ts'

type Redirects = { redirects: z.output<typeof redirect>[] }

export const loadRedirects = () => call<Redirects>('GET', 'redirects')

/** Moved pages add redirects automatically; editors add others here. */
export function RedirectsScreen() {
  const { redirects } = useLoaderData<Redirects>()
  const { user } = useStudio()
  const { call: act } = useCall()
  const mayChange = may(user, 'publisher')

  const add = (body: Record<string, string>) => act(() => call('POST', 'redirects', { body }), words.redirects.added)

  return (
    <section className="screen">
      <h1>{words.redirects.title}</h1>
      <p>{words.redirects.help}</p>
      {mayChange && (
        <SubmitForm className="line-form" action={words.redirects.add} work={add}>
          <TextField name="from" label={words.redirects.from} placeholder="/old-page" />
          <TextField name="to" label={words.redirects.to} placeholder="/new-page" />
        </SubmitForm>
      )}
      <Table
        label={words.redirects.title}
        columns={words.redirects.columns}
        none={words.redirects.none}
        rows={redirects.map(({ id, from, to, automatic, at, by }) => ({
          key: String(id),
          cells: [
            from,
            to,
            automatic ? words.redirects.automatic : words.redirects.byHand,
            `${formatInstant(Date.parse(at))} · ${by}`,
            mayChange && (
              <SmallButton
                key="remove"
                aria-label={words.fields.actionOn(words.redirects.remove, from)}
                onClick={() => act(() => call('DELETE', `redirects/${id}`), words.redirects.removed(from))}
              >
                {words.redirects.remove}
              </SmallButton>
            ),
          ],
        }))}
      />
    </section>
  )
}
