import { bookingLinks } from '@agency/contracts/booking/links.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import type { AccountPage } from '../account-page.ts'
import { PasswordField } from './password-field.tsx'

/**
 * Posts to the booking site. The `VerificationID` comes from our server, which gives it out only for a captcha that was
 * solved; script fetches both. Without script there is a person to call.
 */
export function AgentLoginForm({ page }: { page: AccountPage }) {
  // Without a return address the booking site sends a failed log-in to our page for agents, and a good one home.
  const action = `${page.booking}/agent/login`
  return (
    <form
      className="form-column"
      method="post"
      action={action}
      data-account-form="agent"
      data-recaptcha-key={page.recaptcha.siteKey || undefined}
      data-recaptcha-script={page.recaptcha.siteKey ? page.recaptcha.script : undefined}
    >
      <div data-form-error>{page.error && page.forAgents && <Notice tone="error">{page.error}</Notice>}</div>
      <noscript>
        <Notice>
          Agent log-in checks that a person is there, and that needs script. Please turn it on, or reach the agent desk:
          its phone and mailbox stand at the foot of this page.
        </Notice>
      </noscript>
      <TextField
        name="UserLoginID"
        label="Trading ID / Username"
        autoComplete="username"
        maxLength={254}
        data-missing="Required"
      />
      <PasswordField
        name="Pwd"
        id="agent-password"
        label="Password"
        autoComplete="current-password"
        missing="Required"
      />
      <input type="hidden" name="VerificationID" value="" />
      <input type="hidden" name="btnLogin" value="Login" />
      <div className="agent-send">
        <p role="status" data-agent-status />
        <div className="login-panel__row">
          <button type="submit" className="button" data-needs-script="agent">
            Login
          </button>
          <a className="button button--quiet" href={page.booking + bookingLinks.agentRegister}>
            Sign Up
          </a>
        </div>
      </div>
    </form>
  )
}
