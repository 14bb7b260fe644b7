import { keepSessionPath } from '@agency/contracts/booking/accounts/keep-session.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { CheckField, TextField } from '@agency/ui/forms/field.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { logInWords } from '@agency/words/booking/log-in/words.ts'
import type { Context, Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { sitePath } from '../../http/know-site.ts'
import { returnAddressOrOrigin } from '../../http/return-address.ts'
import { EmailField } from '../../pages/forms/email-field.tsx'
import { type Fault, fieldsOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'
import { knowVisitor } from '../sessions/know-visitor.ts'
import { signOut } from '../sessions/session-cookie.ts'

type LoginView = { returnUrl: string; formsTo: string[]; email?: string; faults?: Fault[] }

/** For visitors without the website's dialog. */
export function loginPage(c: Context, { returnUrl, formsTo, email = '', faults = [] }: LoginView) {
  const say = logInWords()
  const field = fieldsOf(faults)
  return page(c, {
    status: statusOf(faults),
    title: say.title,
    formsTo,
    main: (
      <section className="narrow">
        <h1>{say.title}</h1>
        <FaultSummary faults={faults} />
        <form
          method="post"
          action={`/account/login?ReturnUrl=${encodeURIComponent(returnUrl)}`}
          className="form-column"
        >
          <EmailField email={email} faults={faults} />
          <TextField {...field('Pwd')} type="password" autoComplete="current-password" maxLength={200} />
          <CheckField name="rememberMe">{say.stay}</CheckField>
          <input type="hidden" name="btnLogin" value="Login" />
          <button type="submit" className="button">
            {say.title}
          </button>
        </form>
        <p className="beside">
          <a href="/account/resetpassword">{say.forgot}</a>
          <a href="/Member/SimpleRegister">{say.create}</a>
          <a href="/agent/login">{say.amAgent}</a>
        </p>
      </section>
    ),
  })
}

/** The check against robots is on the website; so this page leads there. */
export function agentLoginPage(c: Context) {
  const say = logInWords().agents
  return page(c, {
    title: say.title,
    main: (
      <Message title={say.heading}>
        <p>{say.text}</p>
        <ButtonLink href={c.var.siteUrl + sitePath('/AgentLogin')}>{say.go}</ButtonLink>
        <p className="beside">
          <a href="/account/login">{say.amMember}</a>
          <a href="/Agent/Register">{say.register}</a>
        </p>
      </Message>
    ),
  })
}

export function addLogOff(app: Hono<ServiceEnv>, booking: Booking): void {
  app.post('/Account/LogOff', async c => {
    await signOut(c, booking)
    return c.redirect(returnAddressOrOrigin(c, booking.settings).href, 303)
  })

  app.get(keepSessionPath, knowVisitor(booking), c =>
    c.body(null, 204, { 'cross-origin-resource-policy': 'same-site' }),
  )
}
