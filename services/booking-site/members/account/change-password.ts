import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Booking } from '../../booking.ts'
import { accounts } from '../../database/account-tables.ts'
import { transaction } from '../../database/booking-database.ts'
import { postedForm } from '../../http/posted-fields.ts'
import type { ConcurrencyLimit } from '../../identity/limits/concurrency-limit.ts'
import { hashPassword } from '../../identity/passwords/password-hash.ts'
import { faultsOfNewPassword } from '../../identity/passwords/password-rules.ts'
import { knownBrowser } from '../../identity/sessions/known-browser.ts'
import { signIn } from '../../identity/sessions/session-cookie.ts'
import { endSessionsOf } from '../../identity/sessions/sessions.ts'
import { attemptSignIn } from '../../identity/sign-in/attempt.ts'
import { waitPage } from '../../identity/sign-in/wait-page.ts'
import { greeting } from '../../messages/greeting.ts'
import { queueMail } from '../../messages/outbox.ts'
import { type Fault, faultSummary, field, notice, passwordField } from '../../pages/form.ts'
import { findCandidate } from '../accounts/account.ts'
import { accountPage, signedIn } from './account-page.ts'

const PATH = '/Account/ManagePassword'

/** `/Account/ManagePassword`: a new password for whoever knows the old one. Every other session of the account ends. */
export function addChangePassword(app: Hono<ServiceEnv>, booking: Booking, enter: ConcurrencyLimit): void {
  const { db } = booking

  app.get(PATH, async c => passwordPage(c, { hasPassword: await hasPassword(c) }))

  app.post(PATH, async c => {
    const posted = await postedForm(c)
    const { account, remembered } = signedIn(c)
    const faults = faultsOfNewPassword(posted('Password'), posted('ConfirmPassword'))
    if (faults.length > 0) return passwordPage(c, { hasPassword: true, faults })

    const outcome = await attemptSignIn(db, enter, {
      kind: account.typeCode === 'MEM' ? 'member' : 'agent',
      name: account.email,
      password: posted('CurrentPassword'),
      browserOf: id => knownBrowser(c, booking.settings, id),
      find: () => findCandidate(db, account.id),
    })
    if (outcome.kind === 'wait') return waitPage(c, outcome.seconds, { href: PATH, own: true })
    if (outcome.kind === 'mismatch') {
      return passwordPage(c, {
        hasPassword: true,
        faults: [{ name: 'CurrentPassword', text: 'This is not your password.' }],
      })
    }

    const passwordHash = await hashPassword(posted('Password'))
    await transaction(db, async tx => {
      await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
      await endSessionsOf(tx, account.id)
      await queueMail(tx, booking.queue, {
        recipient: account.email,
        subject: 'Your password was changed',
        text: NEWS(account.firstName),
      })
    })
    await signIn(c, booking, account, remembered)
    return passwordPage(c, { hasPassword: true, done: 'Your password is changed. Other devices were logged out.' })
  })

  async function hasPassword(c: Context): Promise<boolean> {
    const candidate = await findCandidate(db, signedIn(c).account.id)
    return candidate?.passwordHash != null
  }
}

const NEWS = (firstName: string) => `${greeting(firstName)}

the password of your account was changed just now. If that was not you, please choose a new one at once with "Forgot password" on our website, and tell us.`

type View = { hasPassword: boolean; faults?: Fault[]; done?: string }

function passwordPage(c: Context, { hasPassword, faults = [], done }: View) {
  return accountPage(c, {
    ...(faults.length > 0 && { status: 422 }),
    title: 'Change Password',
    main: hasPassword
      ? html`${notice(done, 'done')}${faultSummary(faults)}
<form method="post">
${field({ name: 'CurrentPassword', label: 'Current password', type: 'password', autocomplete: 'current-password', maxlength: 200 }, faults)}
${passwordField('Password', 'New password', faults, 'At least 8 characters.')}
${passwordField('ConfirmPassword', 'Confirm new password', faults)}
<button class="button">Change the password</button></form>`
      : html`<p class="lead">You log in with Google or Facebook and have no password here. You can choose one by email.</p>
<form method="post" action="/account/resetpassword">
<input type="hidden" name="Email" value="${signedIn(c).account.email}"><button class="button">Send me the link</button></form>`,
  })
}
