import type { Context } from 'hono'
import { html } from 'hono/html'
import { choice, type Fault, faultSummary, field, notice, tick } from '../../pages/form.ts'
import type { Account } from '../accounts/account.ts'
import { accountPage } from './account-page.ts'
import { countryOptions } from './country-options.ts'

export type ProfileView = {
  account: Account
  /** Whether offers are wanted; undefined for those who are not asked. */
  news: boolean | undefined
  faults?: Fault[]
  done?: string
  /** What was typed, when it is to be corrected. */
  value?: (name: string) => string
}

/** The form of somebody's own profile. */
export function profilePage(c: Context, { account, news, faults = [], done, value }: ProfileView) {
  const text = (name: 'firstName' | 'lastName' | 'phone' | 'countryCode') => value?.(name) ?? account[name] ?? ''
  const typed = (name: 'firstName' | 'lastName' | 'phone', label: string, more: object) =>
    field({ name, label, value: text(name), ...more }, faults)
  const country = { name: 'countryCode', label: 'Country of your phone number', value: text('countryCode') || 'MYS' }
  return accountPage(c, {
    ...(faults.length > 0 && { status: 422 }),
    title: 'Profile',
    main: html`${notice(done, 'done')}${faultSummary(faults, { firstName: 'First name' })}
<form method="post">
<p>Email<br><b>${account.email}</b>${account.emailConfirmedAt ? '' : html` <small>(not confirmed yet)</small>`}</p>
${typed('firstName', 'First name', { autocomplete: 'given-name', maxlength: 100 })}
${typed('lastName', 'Last name', { autocomplete: 'family-name', maxlength: 100, optional: true })}
${choice({ ...country, options: countries(country.value) }, faults)}
${typed('phone', 'Phone number', { type: 'tel', autocomplete: 'tel-national', maxlength: 20, optional: true })}
${news === undefined ? '' : tick('news', 'Send me offers by email', news)}
<button class="button">Save</button></form>`,
  })
}

/** The list, with the country an account came with if it is not in it. */
function countries(own: string): [string, string][] {
  return countryOptions.some(([code]) => code === own) ? countryOptions : [...countryOptions, [own, own]]
}
