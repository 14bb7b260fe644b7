import type { registerSchema } from '@agency/contracts/booking/accounts/register.ts'
import { isSpentReferralCode } from '@agency/contracts/booking/referral-codes.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { accountMailWords } from '@agency/words/mails/account/words.ts'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { accounts, members } from '../../database/account-tables.ts'
import { type Queryable, transaction } from '../../database/booking-database.ts'
import { type Account, accountColumns, normalEmail } from '../../members/accounts/account.ts'
import { letter } from '../../messages/letter.ts'
import { makeLinkToken } from '../../messages/mailed-link.ts'
import { passOnLater } from '../../messages/news/pass-on-consent.ts'
import { queueMail } from '../../messages/outbox.ts'
import { error, type Why } from '../../pages/forms/fault.ts'
import { emailField, filled, nameField, phoneField } from '../../pages/forms/person-fields.ts'
import { readFields } from '../../pages/forms/read-fields.ts'
import { newPassword } from '../passwords/password-rules.ts'

const trimmed = z.string().trim()

const name = (long: Why) => trimmed.max(100, { ...error(long), abort: true }).pipe(nameField)

/** The call's schema with faults for visitors. */
const schema = z
  .object({
    Email: filled(emailField),
    Password: newPassword,
    ConfirmPassword: z.string(),
    ActivationCode: trimmed.max(40, error('longCode')).transform(code => (isSpentReferralCode(code) ? '' : code)),
    firstName: name('longFirstName'),
    lastName: name('longLastName'),
    PrimaryPhone: phoneField,
    PhoneCode1: trimmed.regex(/^(?:[A-Z]{3})?$/, error('badCountry')),
    agreeTnC: z.literal('true', error('notAgreed')),
    pdpaConsent: trimmed.max(20, error('atMost')),
    subscribeNews: z.string().transform(value => value === 'true'),
  } satisfies Record<keyof typeof registerSchema.shape, z.ZodType>)
  .refine(({ Password, ConfirmPassword }) => Password === ConfirmPassword, {
    path: ['ConfirmPassword'],
    ...error('notConfirmed'),
    // Reported together with other faults.
    when: () => true,
  })

export type Registration = z.output<typeof schema>

export const readRegistration = (posted: (name: string) => string) => readFields(schema, posted)

/** Missing names: the address's beginning. */
const nameIn = (email: string) => email.split('@')[0] ?? ''

/** In one transaction with the confirmation mail. Undefined if the address has an account already. */
export async function register(booking: Booking, form: Registration): Promise<Account | undefined> {
  const passwordHash = await hashPassword(form.Password)
  return transaction(booking.db, async tx => {
    const [account] = await tx
      .insert(accounts)
      .values({
        typeCode: 'MEM',
        email: normalEmail(form.Email),
        passwordHash,
        firstName: form.firstName || nameIn(form.Email),
        lastName: form.lastName,
        countryCode: form.PhoneCode1 || null,
        phone: form.PrimaryPhone || null,
      })
      .onConflictDoNothing()
      .returning(accountColumns)
    if (account === undefined) return undefined
    const now = new Date()
    const agreesToNews = form.pdpaConsent !== '' || form.subscribeNews
    await tx.insert(members).values({
      accountId: account.id,
      activationCode: form.ActivationCode || null,
      agreedTermsAt: now,
      agreedNewsAt: agreesToNews ? now : null,
      agreedNewsWords: form.pdpaConsent || null,
      noticeLanguage: currentLanguage(),
    })
    if (agreesToNews) await passOnLater(tx, booking.queue, account.id)
    await mailConfirmation(tx, booking, account)
    return account
  })
}

async function mailConfirmation(tx: Queryable, { queue, settings }: Booking, account: Account): Promise<void> {
  const token = await makeLinkToken(tx, 'confirm-email', account.id)
  const { subject, text, ignore } = accountMailWords().confirm
  const link = `${settings.BOOKING_URL}/Member/ConfirmEmail?token=${token}`
  const mail = { recipient: account.email, subject, text: letter(account.firstName, text, link, ignore) }
  await queueMail(tx, queue, mail)
}
