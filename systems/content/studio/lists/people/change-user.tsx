import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { useId } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../calls/call.ts'
import type { ListedUser } from '../../calls/users.ts'
import { announce } from '../../parts/announcements.tsx'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

export const roleOptions = Object.entries(words.roles).map(([value, label]) => ({ value, label }))

export function ChangeUser({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const id = useId()
  const texts = words.users
  async function change(body: Record<string, string>) {
    await call('PUT', `users/${user.id}`, { body })
    await revalidate()
    announce(texts.saved(body.name ?? ''))
    onClose()
  }

  return (
    <Window title={texts.changeTitle(user.name)} isOpen onOpenChange={onClose}>
      <SubmitForm action={texts.save} work={change}>
        <TextField name="name" id={`${id}name`} label={texts.name} defaultValue={user.name} autoComplete="off" />
        <TextField
          name="email"
          id={`${id}email`}
          type="email"
          label={words.signIn.email}
          defaultValue={user.email}
          autoComplete="off"
        />
        <SelectField name="role" id={`${id}role`} label={texts.role} options={roleOptions} defaultValue={user.role} />
      </SubmitForm>
    </Window>
  )
}
