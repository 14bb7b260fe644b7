import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { CheckField, TextField } from '@agency/ui/forms/field.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import type { AccountPage } from '../account-page.ts'
import { PasswordField } from './password-field.tsx'

/** Posts to the booking site itself: the password does not pass through our server, unless `LOGIN_CHECK` says so. */
export function MemberLoginForm({ page }: { page: AccountPage }) {
  const action = `${page.booking}/account/login?ReturnUrl=${encodeURIComponent(page.origin)}`
  return (
    <form
      className="form-column"
      method="post"
      action={action}
      data-account-form="login"
      data-check-login={page.checksLogin || undefined}
    >
      <div data-form-error>{page.error && !page.forAgents && <Notice tone="error">{page.error}</Notice>}</div>
      <TextField
        name="Email"
        label="E-mail"
        type="email"
        autoComplete="username"
        data-missing="Email field is required."
        data-malformed="Invalid email format."
      />
      <PasswordField
        name="Pwd"
        label="Password"
        autoComplete="current-password"
        missing="Password field is required."
        minLength={8}
      />
      <div className="login-panel__row">
        <CheckField name="rememberMe">Stay logged in</CheckField>
        <a href={page.booking + bookingLinks.resetPassword}>Forgot Password</a>
      </div>
      <input type="hidden" name="btnLogin" value="Login" />
      <button type="submit" className="button">
        Login Now
      </button>
    </form>
  )
}
