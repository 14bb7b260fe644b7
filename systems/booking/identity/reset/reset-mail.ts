import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import type { Booking } from '../../booking.ts'
import { type Account, findByEmail } from '../../members/accounts/account.ts'
import { greeting } from '../../messages/greeting.ts'
import { makeLinkToken } from '../../messages/mailed-link.ts'
import { queueMail } from '../../messages/outbox.ts'
import { countCall } from '../limits/limits.ts'

/**
 * Against flooding a mailbox. Counts as long as a link is valid: an owner without a new link has one, so that others
 * cannot block a new password by requesting it first.
 */
const perAccount = { calls: 5, seconds: 30 * 60 }

export async function mailResetLink(booking: Booking, email: string): Promise<void> {
  for (const account of await findByEmail(booking.db, email)) {
    if (account.active) await mailLinkTo(booking, account)
  }
}

async function mailLinkTo({ db, queue, settings }: Booking, account: Account): Promise<void> {
  if ((await countCall(db, limitKey('reset-mail', String(account.id)), perAccount)) > 0) return
  const token = await makeLinkToken(db, 'reset-password', account.id)
  const login = account.typeCode === 'MEM' ? 'account' : 'agent login'
  await queueMail(db, queue, {
    recipient: account.email,
    subject: 'Choose a new password',
    text: `${greeting(account.firstName)}

You, or someone using your address, asked for a new password for your ${login}. You can choose it here within the next 30 minutes:

${settings.BOOKING_URL}/account/resetpassword?token=${token}

If you did not ask for it, there is nothing you need to do: your password stays as it is.`,
  })
}
