import type { registerSchema } from '@agency/contracts/booking/accounts/register.ts'
import { isSpentReferralCode } from '@agency/contracts/booking/referral-codes.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { accounts, members } from '../../database/account-tables.ts'
import { type Queryable, transaction } from '../../database/booking-database.ts'
import { type Account, accountColumns, normalEmail } from '../../members/accounts/account.ts'
import { greeting } from '../../messages/greeting.ts'
import { makeLinkToken } from '../../messages/mailed-link.ts'
import { passOnLater } from '../../messages/news/pass-on-consent.ts'
import { queueMail } from '../../messages/outbox.ts'
import { emailField, filled, nameField, phoneField } from '../../pages/forms/person-fields.ts'
import { readFields } from '../../pages/forms/read-fields.ts'
import { mismatch, newPassword } from '../passwords/password-rules.ts'

const trimmed = z.string().trim()

const name = (label: string) => trimmed.max(100, { error: `${label} is too long.`, abort: true }).pipe(nameField)

/** The call's schema with messages for visitors. */
const schema = z
  .object({
    Email: filled(emailField),
    Password: newPassword,
    ConfirmPassword: z.string(),
    ActivationCode: trimmed
      .max(40, { error: 'Referral code is too long.' })
      .transform(code => (isSpentReferralCode(code) ? '' : code)),
    firstName: name('First name'),
    lastName: name('Last name'),
    PrimaryPhone: phoneField,
    PhoneCode1: trimmed.regex(/^(?:[A-Z]{3})?$/, { error: 'Please choose a country.' }),
    agreeTnC: z.literal('true', {
      error: 'Please check the term and condition to proceed with registration.',
    }),
    pdpaConsent: trimmed.max(20),
    subscribeNews: z.string().transform(value => value === 'true'),
  } satisfies Record<keyof typeof registerSchema.shape, z.ZodType>)
  .refine(({ Password, ConfirmPassword }) => Password === ConfirmPassword, {
    path: ['ConfirmPassword'],
    error: mismatch,
    // Reported together with other faults.
    when: () => true,
  })

export const labels = {
  Email: 'Email',
  Password: 'Password',
  ConfirmPassword: 'Confirm password',
  firstName: 'First name',
  lastName: 'Last name',
  PhoneCode1: 'Country of your phone number',
  PrimaryPhone: 'Phone number',
  ActivationCode: 'Referral code',
}

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
    })
    if (agreesToNews) await passOnLater(tx, booking.queue, account.id)
    await mailConfirmation(tx, booking, account)
    return account
  })
}

async function mailConfirmation(tx: Queryable, { queue, settings }: Booking, account: Account): Promise<void> {
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
