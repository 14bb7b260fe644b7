import { TextField } from '@agency/ui/forms/field.tsx'
import { PasswordField } from '@agency/ui/forms/password-field.tsx'
import { changeAccount } from '../../calls/account.ts'
import { SubmitForm } from '../../parts/forms/submit-form.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'

export function NameForm() {
  const { user } = useStudio()
  const texts = words.account.you
  return (
    <SubmitForm
      className="form-column part"
      isQuiet
      action={texts.save}
      work={({ name = '' }) => change({ name }, texts.saved)}
    >
      <h2>{texts.title}</h2>
      <TextField
        key={user.name}
        name="name"
        label={texts.name}
        hint={texts.help}
        defaultValue={user.name}
        autoComplete="name"
      />
    </SubmitForm>
  )
}

export function PasswordForm() {
  const { user } = useStudio()
  const texts = words.account.password
  return (
    <SubmitForm
      className="form-column part"
      isQuiet
      action={texts.change}
      work={({ current = '', next = '' }) => change({ name: user.name, password: { current, next } }, texts.changed)}
    >
      <h2>{texts.title}</h2>
      <PasswordField name="current" label={texts.current} autoComplete="current-password" />
      <PasswordField
        name="next"
        label={texts.next}
        hint={words.password.help}
        minLength={12}
        autoComplete="new-password"
      />
    </SubmitForm>
  )
}

async function change(account: Parameters<typeof changeAccount>[0], message: string) {
  await changeAccount(account)
  return { message }
}
