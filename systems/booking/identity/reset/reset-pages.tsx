import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import type { Context } from 'hono'
import { EmailField } from '../../pages/forms/email-field.tsx'
import { type Fault, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { NewPasswordFields } from '../../pages/forms/new-password-fields.tsx'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'

export const askPage = (c: Context, faults: Fault[] = [], email = '') =>
  page(c, {
    status: statusOf(faults),
    title: 'Forgot password',
    main: (
      <section className="narrow">
        <h1>Forgot your password?</h1>
        <p className="lead">
          Give the e-mail address of your account. We will send you a link to choose a new password.
        </p>
        <FaultSummary faults={faults} />
        <form method="post" className="form-column">
          <EmailField email={email} faults={faults} />
          <button type="submit" className="button">
            Send the link
          </button>
        </form>
        <p className="beside">
          <a href="/account/login">Back to log in</a>
        </p>
      </section>
    ),
  })

/** The same with and without an account. */
export const sentPage = (c: Context) =>
  page(c, {
    title: 'Look in your mailbox',
    main: (
      <Message title="Look in your mailbox">
        <p>If there is an account with this address, a link is on its way. It works for 30 minutes.</p>
        <ButtonLink href={`${c.var.siteUrl}/`}>Go back to the website</ButtonLink>
      </Message>
    ),
  })

export const choosePage = (c: Context, faults: Fault[] = []) =>
  page(c, {
    status: statusOf(faults),
    title: 'Choose a new password',
    main: (
      <section className="narrow">
        <h1>Choose a new password</h1>
        <FaultSummary faults={faults} />
        <form method="post" className="form-column">
          <NewPasswordFields faults={faults} />
          <button type="submit" className="button">
            Save the password
          </button>
        </form>
      </section>
    ),
  })

export const changedPage = (c: Context) =>
  page(c, {
    title: 'Your password is changed',
    main: (
      <Message title="Your password is changed">
        <p>You were logged out everywhere. Please log in with the new password.</p>
        <ButtonLink href="/account/login">Log in</ButtonLink>
      </Message>
    ),
  })

export const brokenLinkPage = (c: Context) =>
  page(c, {
    status: 410,
    title: 'This link no longer works',
    main: (
      <Message title="This link no longer works">
        <p>Each link can be used once, within 30 minutes. Please ask for a new one.</p>
        <ButtonLink href="/account/resetpassword">Send a new link</ButtonLink>
      </Message>
    ),
  })
