import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import { passwordWords } from '@agency/words/booking/password/words.ts'
import type { Context } from 'hono'
import { sitePath } from '../../http/know-site.ts'
import { EmailField } from '../../pages/forms/email-field.tsx'
import { type Fault, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { NewPasswordFields } from '../../pages/forms/new-password-fields.tsx'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'

export function askPage(c: Context, faults: Fault[] = [], email = '') {
  const say = passwordWords().forgot
  return page(c, {
    status: statusOf(faults),
    title: say.title,
    main: (
      <section className="narrow">
        <h1>{say.heading}</h1>
        <p className="lead">{say.text}</p>
        <FaultSummary faults={faults} />
        <form method="post" className="form-column">
          <EmailField email={email} faults={faults} />
          <button type="submit" className="button">
            {say.send}
          </button>
        </form>
        <p className="beside">
          <a href="/account/login">{say.toLogIn}</a>
        </p>
      </section>
    ),
  })
}

/** The same with and without an account. */
export function sentPage(c: Context) {
  const say = passwordWords().sent
  return messagePage(c, say, { href: c.var.siteUrl + sitePath('/'), label: bookingPageWords().goToSite })
}

export function choosePage(c: Context, faults: Fault[] = []) {
  const say = passwordWords().choose
  return page(c, {
    status: statusOf(faults),
    title: say.title,
    main: (
      <section className="narrow">
        <h1>{say.title}</h1>
        <FaultSummary faults={faults} />
        <form method="post" className="form-column">
          <NewPasswordFields faults={faults} />
          <button type="submit" className="button">
            {say.save}
          </button>
        </form>
      </section>
    ),
  })
}

export function changedPage(c: Context) {
  const say = passwordWords().changed
  return messagePage(c, say, { href: '/account/login', label: say.logIn })
}

export function brokenLinkPage(c: Context) {
  const say = passwordWords().broken
  return messagePage(c, say, { href: '/account/resetpassword', label: say.again }, 410)
}

const messagePage = (
  c: Context,
  say: Record<'title' | 'text', string>,
  link: Record<'href' | 'label', string>,
  status = 200,
) =>
  page(c, {
    status,
    title: say.title,
    main: (
      <Message title={say.title}>
        <p>{say.text}</p>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </Message>
    ),
  })
