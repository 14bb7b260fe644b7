import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { AccountPage } from '../account-page.ts'

/**
 * Google and Facebook, where they are set up. While developing, a button that cannot work says why. Their ways in need
 * script: `social-login.client.ts` puts Google's own button into its place and wakes Facebook's.
 */
export function SocialLogin({ page: { social } }: { page: AccountPage }) {
  const { google, facebook, explains } = social
  if (!google.appId && !facebook.appId && !explains) return null
  return (
    <div className="social-login">
      {google.appId ? (
        <div
          className="social-login__google"
          data-social="google"
          data-app-id={google.appId}
          data-script={google.script}
        />
      ) : (
        explains && <NotSetUp name="Google" />
      )}
      {facebook.appId ? (
        <button
          type="button"
          className="button button--quiet"
          disabled
          data-social="facebook"
          data-app-id={facebook.appId}
          data-script={facebook.script}
        >
          <Icon name="facebook" size={18} /> Login with Facebook
        </button>
      ) : (
        explains && <NotSetUp name="Facebook" />
      )}
      <p className="social-login__status" role="status" data-social-status />
    </div>
  )
}

function NotSetUp({ name }: { name: 'Google' | 'Facebook' }) {
  return (
    <button type="button" className="button button--quiet" disabled>
      <Icon name={name.toLowerCase()} size={18} /> {name}: not set up here
    </button>
  )
}
