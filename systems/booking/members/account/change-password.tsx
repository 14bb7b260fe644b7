import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import type { TurnTaking } from '@agency/service-kit/sign-in/short-queue.ts'
import { TextField } from '@agency/ui/forms/field.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { passwordWords } from '@agency/words/booking/password/words.ts'
import { accountMailWords } from '@agency/words/mails/account/words.ts'
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
import { letter } from '../../messages/letter.ts'
import { queueMail } from '../../messages/outbox.ts'
import { type Fault, fieldsOf, statusOf } from '../../pages/forms/fault.ts'
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
      return passwordPage(c, { hasPassword: true, faults: [{ name: 'CurrentPassword', why: 'notYours' }] })
    }

    const passwordHash = await hashPassword(posted('Password'))
    await transaction(db, async tx => {
      await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
      await endSessionsOf(tx, account.id)
      const { subject, text } = accountMailWords().changed
      await queueMail(tx, booking.queue, { recipient: account.email, subject, text: letter(account.firstName, text) })
    })
    await signIn(c, booking, account, remembered)
    return passwordPage(c, { hasPassword: true, done: passwordWords().change.done })
  })

  async function hasPassword(c: Context): Promise<boolean> {
    const candidate = await findCandidate(db, signedIn(c).account.id)
    return candidate?.passwordHash != null
  }
}

type View = { hasPassword: boolean; faults?: Fault[]; done?: string }

function passwordPage(c: Context, { hasPassword, faults = [], done }: View) {
  const say = passwordWords().change
  const field = fieldsOf(faults)
  return accountPage(c, {
    status: statusOf(faults),
    name: 'password',
    main: hasPassword ? (
      <>
        {done && <Notice tone="success">{done}</Notice>}
        <FaultSummary faults={faults} />
        <form method="post" className="form-column">
          <TextField {...field('CurrentPassword')} type="password" autoComplete="current-password" maxLength={200} />
          <NewPasswordFields faults={faults} />
          <button type="submit" className="button">
            {say.button}
          </button>
        </form>
      </>
    ) : (
      <>
        <p className="lead">{say.none}</p>
        <form method="post" action="/account/resetpassword">
          <input type="hidden" name="Email" value={signedIn(c).account.email} />
          <button type="submit" className="button">
            {say.sendMe}
          </button>
        </form>
      </>
    ),
  })
}
