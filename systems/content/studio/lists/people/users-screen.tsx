import { formatInstant } from '@agency/ui/formats/malaysian-day.ts'
import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { useLoaderData } from 'react-router'
import { call } from '../../calls/call.ts'
import { type ListedUser, readUsers, type SentLink } from '../../calls/users.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { Table } from '../../parts/table.tsx'
import { words } from '../../words/words.ts'
import { roleOptions } from './change-user.tsx'
import { useSentLink } from './sent-link.tsx'
import { UserActions } from './user-actions.tsx'

export const loadUsers = readUsers

export function UsersScreen() {
  const { users } = useLoaderData<Awaited<ReturnType<typeof readUsers>>>()
  const { user: self } = useStudio()
  const { send, linkWindow } = useSentLink()

  const invite = (body: Record<string, string>) =>
    send(String(body.name), () => call<SentLink>('POST', 'users', { body }))

  return (
    <section className="screen">
      <h1>{words.users.title}</h1>
      <p>{words.users.help}</p>
      <SubmitForm className="line-form" action={words.users.invite} work={invite}>
        <TextField name="name" label={words.users.name} autoComplete="off" />
        <TextField name="email" type="email" label={words.signIn.email} autoComplete="off" />
        <SelectField name="role" label={words.users.role} options={roleOptions} defaultValue="writer" />
      </SubmitForm>
      <Table
        label={words.users.title}
        columns={words.users.columns}
        none={words.users.none}
        rows={users.map(listed => ({
          key: listed.id,
          cells: [
            <div key="name">
              <b>{listed.name}</b>
              <br />
              {listed.email}
            </div>,
            <RoleChoice key="role" user={listed} />,
            [lastSignIn(listed), ...accountState(listed)].join(' · '),
            listed.id === self.id ? words.users.you : <UserActions key="actions" user={listed} />,
          ],
        }))}
      />
      {linkWindow}
    </section>
  )
}

function RoleChoice({ user: { id, name, email, role } }: { user: ListedUser }) {
  const { call: act } = useCall()
  const choose = (chosen: string) =>
    act(() => call('PUT', `users/${id}`, { body: { name, email, role: chosen } }), words.users.changed(name))
  return (
    <select aria-label={words.users.roleOf(name)} value={role} onChange={event => choose(event.target.value)}>
      {roleOptions.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

const lastSignIn = ({ lastSignIn, invited }: ListedUser) =>
  lastSignIn ? formatInstant(Date.parse(lastSignIn)) : invited ? words.users.waiting : words.users.never

const accountState = ({ blocked, totp }: ListedUser) => [
  ...(blocked ? [words.users.blocked] : []),
  ...(totp ? [words.users.totp] : []),
]
