import type { user } from '@agency/contracts/manage/users.ts'
import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import type { FormEvent } from 'react'
import { useLoaderData } from 'react-router'
import type { z } from 'zod'
import { call } from '../calls/call.ts'
import { useStudio } from '../shell/studio-data.ts'
import { useAct } from '../shell/use-act.ts'
import { words } from '../words.ts'
import { Table } from './table.tsx'

type Users = { users: z.output<typeof user>[] }

export const loadUsers = () => call<Users>('GET', 'users')

const roleOptions = Object.entries(words.roles).map(([value, label]) => ({ value, label }))

/** Who may work here, and as what. */
export function UsersScreen() {
  const { users } = useLoaderData<Users>()
  const { user: own } = useStudio()
  const act = useAct()

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = Object.fromEntries(new FormData(form))
    if (await act(() => call('POST', 'users', { body }), words.users.invited(String(body.name)))) form.reset()
  }

  return (
    <section className="screen">
      <h1>{words.users.title}</h1>
      <p>{words.users.help}</p>
      <form className="line-form" onSubmit={invite}>
        <TextField name="name" label={words.users.name} autoComplete="off" />
        <TextField name="email" type="email" label={words.signIn.email} autoComplete="off" />
        <SelectField name="role" label={words.users.role} options={roleOptions} defaultValue="writer" />
        <button type="submit" className="button">
          {words.users.invite}
        </button>
      </form>
      <Table
        label={words.users.title}
        columns={words.users.columns}
        none={words.users.none}
        rows={users.map(({ id, name, email, role, invited, lastSignIn }) => ({
          key: id,
          cells: [
            <b key="name">{name}</b>,
            email,
            <select
              key="role"
              aria-label={words.users.roleOf(name)}
              value={role}
              onChange={event =>
                act(
                  () => call('PUT', `users/${id}`, { body: { name, email, role: event.target.value } }),
                  words.users.changed(name),
                )
              }
            >
              {roleOptions.map(option => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>,
            lastSignIn ? formatInstant(Date.parse(lastSignIn)) : invited ? words.users.waiting : words.users.never,
            id !== own.id && (
              <button
                key="remove"
                type="button"
                className="pick"
                aria-label={words.fields.remove(name)}
                onClick={() => act(() => call('DELETE', `users/${id}`), words.users.removed(name))}
              >
                {words.users.remove}
              </button>
            ),
          ],
        }))}
      />
    </section>
  )
}
