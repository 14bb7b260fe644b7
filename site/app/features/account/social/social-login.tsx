import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useEffect, useRef } from 'react'
import type { AccountForms } from '../account-forms.ts'
import { useSocialLogin } from './use-social-login.ts'

type SocialLoginProps = { forms: AccountForms; isShown: boolean; onEntering: (isEntering: boolean) => void }

export function SocialLogin({ forms, isShown, onEntering }: SocialLoginProps) {
  const { status, away, isFacebookReady, pressFacebook, posted, place } = useSocialLogin(forms, isShown, onEntering)
  if (!forms.google && !forms.facebook) return null
  return (
    <div className="social-login">
      {forms.google && !away.includes('Google') && <div ref={place} className="social-login__google" />}
      {forms.facebook && !away.includes('Facebook') && (
        <button type="button" className="button button--quiet" disabled={!isFacebookReady} onClick={pressFacebook}>
          <Icon name="facebook" size={18} /> Login with Facebook
        </button>
      )}
      <p className={status.isError ? 'social-login__status field__error' : 'social-login__status'} role="status">
        {status.text} {status.leadsToSignUp && <a href="/Login#sign-up">Sign up</a>}
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
