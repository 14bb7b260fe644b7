import type { Context } from 'hono'
import { html } from 'hono/html'
import { COUNTRIES } from '../account/countries.list.ts'
import { choice, type Fault, faultSummary, field, tick } from '../pages/form.ts'
import { page } from '../pages/page.ts'

export type RegisterView = {
  returnUrl: string
  formsTo: string[]
  value?: (name: string) => string
  faults?: Fault[]
}

/** The registration page, for those who come here without the website's dialog. */
export function registerPage(c: Context, { returnUrl, formsTo, value = () => '', faults = [] }: RegisterView) {
  const text = (name: string, label: string, more: object) =>
    field({ name, label, value: value(name), ...more }, faults)
  const secret = (name: string, label: string, hint?: string) =>
    field(
      { name, label, type: 'password', autocomplete: 'new-password', maxlength: 200, ...(hint && { hint }) },
      faults,
    )
  return page(c, {
    status: faults.length > 0 ? 422 : 200,
    title: 'Create an account',
    formsTo,
    main: html`<section class="narrow"><h1>Create an account</h1>
${faultSummary(faults)}
<form method="post" action="/Member/SimpleRegister?returnURL=${encodeURIComponent(returnUrl)}">
${text('Email', 'Email', { type: 'email', autocomplete: 'username' })}
${secret('Password', 'Password', 'At least 8 characters.')}
${secret('ConfirmPassword', 'Confirm password')}
${text('firstName', 'First name', { autocomplete: 'given-name', maxlength: 100 })}
${text('lastName', 'Last name', { autocomplete: 'family-name', maxlength: 100 })}
${choice({ name: 'PhoneCode1', label: 'Country of your phone number', options: COUNTRIES, value: value('PhoneCode1') || 'MYS' }, faults)}
${text('PrimaryPhone', 'Phone number', { type: 'tel', autocomplete: 'tel-national', maxlength: 20 })}
${text('ActivationCode', 'Referral code', { optional: true, maxlength: 40 })}
${tick('agreeTnC', html`I agree to the <a href="${c.var.siteUrl}/tnc">terms and conditions</a>.`, value('agreeTnC') === 'true', faults)}
${tick(
  'subscribeNews',
  html`Send me offers by email, as the <a href="${c.var.siteUrl}/pdpa">privacy notice</a> describes. You can take this back at any time.`,
  value('subscribeNews') === 'true',
)}
<button class="button">Sign Up</button></form>
<p class="beside"><a href="/account/login">I have an account</a></p></section>`,
  })
}
