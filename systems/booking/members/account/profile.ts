import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { accountWords } from '@agency/words/booking/account/words.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as z from 'zod'
import type { Booking } from '../../booking.ts'
import { accounts, members } from '../../database/account-tables.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { transaction } from '../../database/booking-database.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { writeCookie } from '../../identity/sessions/session-cookie.ts'
import { passOnLater } from '../../messages/news/pass-on-consent.ts'
import type { BookingQueue } from '../../messages/queue/booking-queue.ts'
import { error } from '../../pages/forms/fault.ts'
import { filled, nameField, phoneField } from '../../pages/forms/person-fields.ts'
import { readFields } from '../../pages/forms/read-fields.ts'
import { signedIn } from '../account-page.tsx'
import { accountColumns } from '../accounts/account.ts'
import { profilePage } from './profile-page.tsx'

const pagePath = '/Member/ManageProfile'

const schema = z.object({
  firstName: filled(nameField),
  lastName: nameField,
  countryCode: z.string().regex(/^[A-Z]{3}$/, error('badCountry')),
  phone: phoneField,
})

/** `/Member/ManageProfile`. The e-mail address is the sign-in name and stays. */
export function addProfile(app: Hono<ServiceEnv>, { db, queue, settings }: Booking): void {
  app.get(pagePath, async c => {
    const { account } = signedIn(c)
    return profilePage(c, { account, news: await wantsNews(db, account.id) })
  })

  app.post(pagePath, async c => {
    const posted = await postedForm(c)
    const visitor = signedIn(c)
    const isMember = visitor.account.typeCode === 'MEM'
    const news = isMember ? posted('news') === 'true' : undefined
    const read = readFields(schema, posted)
    if ('faults' in read) return profilePage(c, { account: visitor.account, news, faults: read.faults, value: posted })
    const account = await transaction(db, async tx => {
      const changed = { ...read.value, phone: read.value.phone || null }
      const isOwn = eq(accounts.id, visitor.account.id)
      if (news !== undefined) await setNews(tx, queue, visitor.account.id, news)
      return (await tx.update(accounts).set(changed).where(isOwn).returning(accountColumns))[0]
    })
    if (account === undefined) throw new Error('an account is gone')
    // The cookie and the page hold the first name.
    c.set('visitor', { ...visitor, account })
    await writeCookie(c, settings, { ...visitor, account })
    return profilePage(c, { account, news, done: accountWords().profile.saved })
  })
}

/** undefined for non-members. */
async function wantsNews(db: Queryable, accountId: number): Promise<boolean | undefined> {
  const [member] = await db.select().from(members).where(eq(members.accountId, accountId))
  return member && member.agreedNewsAt !== null
}

/** Keeps the time of the first consent. */
async function setNews(db: Queryable, queue: BookingQueue, accountId: number, wants: boolean): Promise<void> {
  const isOwn = eq(members.accountId, accountId)
  if (!wants) await db.update(members).set({ agreedNewsAt: null, agreedNewsWords: null }).where(isOwn)
  else
    await db
      .update(members)
      .set({ agreedNewsAt: new Date(), newsPassedOnAt: null })
      .where(and(isOwn, isNull(members.agreedNewsAt)))
  await passOnLater(db, queue, accountId)
}
