import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { accountMailWords } from '@agency/words/mails/account/words.ts'
import type { Booking } from '../../booking.ts'
import { type Account, findByEmail } from '../../members/accounts/account.ts'
import { letter } from '../../messages/letter.ts'
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
  const { subject, member, agent, ignore } = accountMailWords().reset
  const link = `${settings.BOOKING_URL}/account/resetpassword?token=${token}`
  const text = letter(account.firstName, account.typeCode === 'MEM' ? member : agent, link, ignore)
  await queueMail(db, queue, { recipient: account.email, subject, text })
}
