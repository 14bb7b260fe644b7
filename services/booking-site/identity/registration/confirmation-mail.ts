import type { Booking } from '../../booking.ts'
import type { Queryable } from '../../database/booking-database.ts'
import type { Account } from '../../members/accounts/account.ts'
import { greeting } from '../../messages/greeting.ts'
import { makeLinkToken } from '../../messages/mailed-link.ts'
import { queueMail } from '../../messages/outbox.ts'

export async function mailConfirmation(tx: Queryable, { queue, settings }: Booking, account: Account): Promise<void> {
  const token = await makeLinkToken(tx, 'confirm-email', account.id)
  await queueMail(tx, queue, {
    recipient: account.email,
    subject: 'Please confirm your e-mail address',
    text: `${greeting(account.firstName)}

Thank you for signing up. Please confirm that this is your e-mail address:

${settings.BOOKING_URL}/Member/ConfirmEmail?token=${token}

If you did not sign up, please ignore this e-mail and do not follow the link.`,
  })
}
