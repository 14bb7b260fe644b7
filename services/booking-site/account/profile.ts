import type { ServiceEnv } from '@agency/chassis/request-log.ts'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import { accountColumns } from '../accounts/account.ts'
import type { Booking } from '../booking.ts'
import { accounts } from '../database/account-tables.ts'
import { postedForm } from '../http/posted-fields.ts'
import { choice, type Fault, faultSummary, field, notice } from '../pages/form.ts'
import { readFields } from '../pages/read-fields.ts'
import { writeCookie } from '../sessions/session-cookie.ts'
import { accountPage, signedIn } from './account-page.ts'
import { COUNTRIES } from './countries.list.ts'

const schema = z.object({
  firstName: z.string().trim().min(1, { error: 'Required' }).max(100),
  lastName: z.string().trim().max(100),
  countryCode: z.string().regex(/^[A-Z]{3}$/, { error: 'Please choose a country.' }),
  phone: z
    .string()
    .trim()
    .regex(/^$|^[+\d][\d\s()-]{3,19}$/, { error: 'Invalid phone number.' }),
})

/** `/Member/ManageProfile`: name and phone number. The e-mail address is how members sign in and stays. */
export function addProfile(app: Hono<ServiceEnv>, { db, settings }: Booking): void {
  app.get('/Member/ManageProfile', c => profilePage(c, {}))

  app.post('/Member/ManageProfile', async c => {
    const posted = await postedForm(c)
    const read = readFields(schema, posted)
    if ('faults' in read) return profilePage(c, { faults: read.faults, value: posted })
    const visitor = signedIn(c)
    const changed = { ...read.value, phone: read.value.phone || null }
    const [account] = await db
      .update(accounts)
      .set(changed)
      .where(eq(accounts.id, visitor.account.id))
      .returning(accountColumns)
    if (account === undefined) throw new Error('an account is gone')
    // The cookie holds the first name.
    c.set('visitor', { ...visitor, account })
    await writeCookie(c, settings, { ...visitor, account })
    return profilePage(c, { done: 'Your profile is saved.' })
  })
}

type View = { faults?: Fault[]; done?: string; value?: (name: string) => string }

function profilePage(c: Context, { faults = [], done, value }: View) {
  const { account } = signedIn(c)
  const text = (name: 'firstName' | 'lastName' | 'phone' | 'countryCode') => value?.(name) ?? account[name] ?? ''
  return accountPage(c, {
    ...(faults.length > 0 && { status: 422 }),
    title: 'Profile',
    main: html`${notice(done, 'done')}${faultSummary(faults)}
<form method="post">
<p>Email<br><b>${account.email}</b>${account.emailConfirmedAt ? '' : html` <small>(not confirmed yet)</small>`}</p>
${field({ name: 'firstName', label: 'First name', value: text('firstName'), autocomplete: 'given-name', maxlength: 100 }, faults)}
${field({ name: 'lastName', label: 'Last name', value: text('lastName'), autocomplete: 'family-name', maxlength: 100, optional: true }, faults)}
${choice({ name: 'countryCode', label: 'Country of your phone number', options: countries(text('countryCode')), value: text('countryCode') || 'MYS' }, faults)}
${field({ name: 'phone', label: 'Phone number', type: 'tel', value: text('phone'), autocomplete: 'tel-national', maxlength: 20, optional: true }, faults)}
<button class="button">Save</button></form>`,
  })
}

/** The list, with the country an account came with if it is not in it. */
function countries(own: string): [string, string][] {
  const known = !own || COUNTRIES.some(([code]) => code === own)
  return known ? COUNTRIES : [...COUNTRIES, [own, own]]
}
