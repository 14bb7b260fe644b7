import { TextField } from '@agency/ui/forms/field.tsx'
import { PasswordField } from '@agency/ui/forms/password-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '../../calls/call.ts'
import { signIn } from '../../calls/session.ts'
import { words } from '../../words/words.ts'
import { SmallButton } from './buttons.tsx'
import { SubmitForm } from './submit-form.tsx'

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [needsCode, setNeedsCode] = useState(false)

  async function send({ email = '', password = '', code }: Record<string, string>) {
    try {
      await signIn(email, password, code)
      onSignedIn()
    } catch (error) {
      const isCodeMissing = error instanceof CallFailure && error.problem.type === 'code-needed'
      if (!isCodeMissing || needsCode) throw error
      setNeedsCode(true)
    }
    return false
  }

  return (
    <SubmitForm action={words.signIn.button} work={send}>
      <TextField name="email" type="email" label={words.signIn.email} autoComplete="username" />
      <PasswordField name="password" label={words.signIn.password} autoComplete="current-password" />
      {needsCode && <CodeField />}
    </SubmitForm>
  )
}

/** Takes a recovery code too, and the focus when it appears. */
function CodeField() {
  const [isRecovery, setIsRecovery] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code has a field of its own
  useEffect(() => field.current?.focus(), [isRecovery])
  return (
    <>
      <TextField
        key={String(isRecovery)}
        ref={field}
        name="code"
        label={isRecovery ? words.signIn.recoveryCode : words.signIn.code}
        hint={isRecovery ? words.signIn.recoveryHelp : words.signIn.codeHelp}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
      />
      <SmallButton onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? words.signIn.useAuthenticator : words.signIn.useRecovery}
      </SmallButton>
    </>
  )
}
