import { TextField } from '@agency/ui/forms/field.tsx'
import { useEffect, useRef, useState } from 'react'
import { words } from '../../words/words.ts'

/** The code of an authenticator, or a recovery code of whoever has lost it. Takes the focus when it appears. */
export function CodeField() {
  const [isRecovery, setIsRecovery] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one for each kind of code
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
      <button type="button" className="pick" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? words.signIn.useAuthenticator : words.signIn.useRecovery}
      </button>
    </>
  )
}
