import type { AccountPage } from '../page-types/account/account-template.tsx'
import { Icon } from '../ui/icon.tsx'

const providers = [
  { name: 'Google', key: 'google' },
  { name: 'Facebook', key: 'facebook' },
] as const

/** Google and Facebook, where they are set up. While developing, a button that cannot work says why. */
export function SocialLogin({ page }: { page: AccountPage }) {
  const shown = providers.filter(({ key }) => page.social[key] || page.social.explains)
  if (shown.length === 0) return null
  return (
    <div className="social-login">
      {shown.map(({ name, key }) =>
        page.social[key] ? (
          <button
            key={key}
            type="button"
            className="button button--quiet"
            data-social={key}
            data-app-id={page.social[key]}
          >
            <Icon name={key} size={18} /> Login with {name}
          </button>
        ) : (
          <button key={key} type="button" className="button button--quiet" disabled>
            <Icon name={key} size={18} /> Login with {name}: not set up here
          </button>
        ),
      )}
      <p role="status" data-social-status />
    </div>
  )
}
