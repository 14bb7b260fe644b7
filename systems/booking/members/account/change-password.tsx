import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import type { TurnTaking } from '@agency/service-kit/sign-in/short-queue.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { accounts } from '../../database/account-tables.ts'
import { transaction } from '../../database/booking-database.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { waitPage } from '../../identity/limits/wait-page.tsx'
import { faultsOfNewPassword } from '../../identity/passwords/password-rules.ts'
import { knownBrowser } from '../../identity/sessions/known-browser.ts'
import { signIn } from '../../identity/sessions/session-cookie.ts'
import { endSessionsOf } from '../../identity/sessions/sessions.ts'
import { attemptSignIn } from '../../identity/sign-in/attempt.ts'
import { greeting } from '../../messages/greeting.ts'
import { queueMail } from '../../messages/outbox.ts'
import { type Fault, faultOf, statusOf } from '../../pages/forms/fault.ts'
import { FaultSummary } from '../../pages/forms/fault-summary.tsx'
import { NewPasswordFields } from '../../pages/forms/new-password-fields.tsx'
import { accountPage, signedIn } from '../account-page.tsx'
import { findCandidate } from '../accounts/account.ts'

const pagePath = '/Account/ManagePassword'

/** `/Account/ManagePassword`: ends every other session of the account. */
export function addChangePassword(app: Hono<ServiceEnv>, booking: Booking, enter: TurnTaking): void {
  const { db } = booking

  app.get(pagePath, async c => passwordPage(c, { hasPassword: await hasPassword(c) }))

  app.post(pagePath, async c => {
    const posted = await postedForm(c)
    const { account, remembered } = signedIn(c)
    const faults = faultsOfNewPassword(posted('Password'), posted('ConfirmPassword'), { ...account, ...c.var })
    if (faults.length > 0) return passwordPage(c, { hasPassword: true, faults })

    const outcome = await attemptSignIn(db, enter, {
      kind: account.typeCode === 'MEM' ? 'member' : 'agent',
      name: account.email,
      password: posted('CurrentPassword'),
      browserOf: id => knownBrowser(c, booking.settings, id),
      find: () => findCandidate(db, account.id),
    })
    if (outcome.kind === 'wait') return waitPage(c, outcome.seconds, { href: pagePath, own: true })
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
        text: news(account.firstName),
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

const news = (firstName: string) => `${greeting(firstName)}

The password of your account was changed just now. If that was not you, please choose a new one at once with "Forgot password" on our website, and tell us.`

type View = { hasPassword: boolean; faults?: Fault[]; done?: string }

function passwordPage(c: Context, { hasPassword, faults = [], done }: View) {
  return accountPage(c, {
    status: statusOf(faults),
    title: 'Change Password',
    main: hasPassword ? (
      <>
        {done && <Notice tone="success">{done}</Notice>}
        <FaultSummary faults={faults} />
        <form method="post" className="form-column">
          <TextField
            name="CurrentPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            error={faultOf(faults, 'CurrentPassword')}
          />
          <NewPasswordFields faults={faults} />
          <button type="submit" className="button">
            Change the password
          </button>
        </form>
      </>
    ) : (
      <>
        <p className="lead">
          You log in with Google or Facebook and have no password here. You can choose one by e-mail.
        </p>
        <form method="post" action="/account/resetpassword">
          <input type="hidden" name="Email" value={signedIn(c).account.email} />
          <button type="submit" className="button">
            Send me the link
          </button>
        </form>
      </>
    ),
  })
}
