import { keepSessionPath } from '@agency/contracts/booking/accounts/keep-session.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { CheckField, TextField } from '@agency/ui/forms/field.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import type { Context, Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { returnAddressOrOrigin } from '../../http/return-address.ts'
import { EmailField } from '../../pages/forms/email-field.tsx'
import { type Fault, faultOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'
import { knowVisitor } from '../sessions/know-visitor.ts'
import { signOut } from '../sessions/session-cookie.ts'

type LoginView = { returnUrl: string; formsTo: string[]; email?: string; faults?: Fault[] }

/** For visitors without the website's dialog. */
export function loginPage(c: Context, { returnUrl, formsTo, email = '', faults = [] }: LoginView) {
  return page(c, {
    status: statusOf(faults),
    title: 'Log in',
    formsTo,
    main: (
      <section className="narrow">
        <h1>Log in</h1>
        <FaultSummary faults={faults} />
        <form
          method="post"
          action={`/account/login?ReturnUrl=${encodeURIComponent(returnUrl)}`}
          className="form-column"
        >
          <EmailField email={email} faults={faults} />
          <TextField
            name="Pwd"
            label="Password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            error={faultOf(faults, 'Pwd')}
          />
          <CheckField name="rememberMe">Stay logged in</CheckField>
          <input type="hidden" name="btnLogin" value="Login" />
          <button type="submit" className="button">
            Log in
          </button>
        </form>
        <p className="beside">
          <a href="/account/resetpassword">Forgot your password?</a>
          <a href="/Member/SimpleRegister">Create an account</a>
          <a href="/agent/login">I am an agent</a>
        </p>
      </section>
    ),
  })
}

/** The check against robots is on the website; so this page leads there. */
export const agentLoginPage = (c: Context) =>
  page(c, {
    title: 'Log in as an agent',
    main: (
      <Message title="Agents log in on the website">
        <p>
          Have your trading ID or user name and your password ready. A short check that you are a person comes first.
        </p>
        <ButtonLink href={`${c.var.siteUrl}/AgentLogin`}>Go to the agents’ log-in</ButtonLink>
        <p className="beside">
          <a href="/account/login">I am a member</a>
          <a href="/Agent/Register">Register your agency</a>
        </p>
      </Message>
    ),
  })

export function addLogOff(app: Hono<ServiceEnv>, booking: Booking): void {
  app.post('/Account/LogOff', async c => {
    await signOut(c, booking)
    return c.redirect(returnAddressOrOrigin(c, booking.settings).href, 303)
  })

  app.get(keepSessionPath, knowVisitor(booking), c =>
    c.body(null, 204, { 'cross-origin-resource-policy': 'same-site' }),
  )
}
