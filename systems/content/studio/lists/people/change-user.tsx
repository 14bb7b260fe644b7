import { SelectField, TextField } from '@agency/ui/forms/field.tsx'
import { useId } from 'react'
import { call } from '../../calls/call.ts'
import type { ListedUser } from '../../calls/users.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

export const roleOptions = Object.entries(words.roles).map(([value, label]) => ({ value, label }))

export function ChangeUser({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const id = useId()
  const texts = words.users
  async function change(body: Record<string, string>) {
    await call('PUT', `users/${user.id}`, { body })
    return { message: texts.saved(body.name ?? '') }
  }

  return (
    <Window title={texts.changeTitle(user.name)} isOpen onOpenChange={onClose}>
      <SubmitForm action={texts.save} work={change} onDone={onClose}>
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
