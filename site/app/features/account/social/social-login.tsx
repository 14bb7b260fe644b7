import { Icon } from '@agency/ui/pictures/icon.tsx'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { useEffect, useRef } from 'react'
import { pathInLanguage } from '../../../addresses/languages/language-of-path.ts'
import type { AccountForms } from '../account-forms.ts'
import { providerButtons } from './provider-buttons.ts'
import { useSocialLogin } from './use-social-login.ts'

type SocialLoginProps = { forms: AccountForms; isShown: boolean; onEntering: (isEntering: boolean) => void }

export function SocialLogin({ forms, isShown, onEntering }: SocialLoginProps) {
  const say = signInWords()
  const { status, shown, presses, posted, buttons } = useSocialLogin(forms, isShown, onEntering)
  if (!forms.providers?.length) return null
  return (
    <div className="social-login" ref={buttons}>
      {shown.map(({ name }) =>
        providerButtons[name].isDrawn ? (
          <div key={name} data-provider={name} className="social-login__drawn" />
        ) : (
          <button
            key={name}
            type="button"
            data-provider={name}
            className="button button--quiet"
            disabled={!presses[name]}
            onClick={presses[name]}
          >
            <Icon name={name.toLowerCase()} size={18} /> {say.provider.logIn(name)}
          </button>
        ),
      )}
      <p className={status.isError ? 'social-login__status field__error' : 'social-login__status'} role="status">
        {status.text} {status.leadsToSignUp && <a href={pathInLanguage('/Login#sign-up')}>{say.signUp}</a>}
      </p>
      {posted && <PostedForm {...posted} />}
    </div>
  )
}

function PostedForm({ action, fields }: { action: string; fields: Record<string, string> }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <form ref={form} method="post" action={action} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
    </form>
  )
}
