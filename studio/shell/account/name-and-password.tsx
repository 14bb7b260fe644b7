import { TextField } from '@agency/ui/forms/field.tsx'
import { useRevalidator } from 'react-router'
import { changeAccount } from '../../calls/account.ts'
import { words } from '../../words.ts'
import { announce } from '../announcements.tsx'
import { useStudio } from '../studio-data.ts'
import { FaultLine } from './fault-line.tsx'
import { useSubmit } from './use-submit.ts'

/** The name that others see. */
export function NameForm() {
  const { user } = useStudio()
  const { revalidate } = useRevalidator()
  const texts = words.account.you
  const { fault, busy, submit } = useSubmit(async ({ name = '' }) => {
    await changeAccount({ name })
    await revalidate()
    announce(texts.saved)
  })
  return (
    <form className="form-column part" onSubmit={submit}>
      <h2>{texts.title}</h2>
      <TextField
        key={user.name}
        name="name"
        label={texts.name}
        hint={texts.help}
        defaultValue={user.name}
        autoComplete="name"
      />
      <FaultLine fault={fault} />
      <button type="submit" className="button button--quiet" disabled={busy}>
        {texts.save}
      </button>
    </form>
  )
}

/** A new password, for whoever knows the current one. */
export function PasswordForm() {
  const { user } = useStudio()
  const { revalidate } = useRevalidator()
  const texts = words.account.password
  const { fault, busy, submit } = useSubmit(async ({ current = '', next = '' }) => {
    await changeAccount({ name: user.name, password: { current, next } })
    await revalidate()
    announce(texts.changed)
  })
  return (
    <form className="form-column part" onSubmit={submit}>
      <h2>{texts.title}</h2>
      <TextField name="current" type="password" label={texts.current} autoComplete="current-password" />
      <TextField
        name="next"
        type="password"
        label={texts.next}
        hint={words.password.help}
        minLength={12}
        autoComplete="new-password"
      />
      <FaultLine fault={fault} />
      <button type="submit" className="button button--quiet" disabled={busy}>
        {texts.change}
      </button>
    </form>
  )
}
