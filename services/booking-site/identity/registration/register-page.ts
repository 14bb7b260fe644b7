import type { Context } from 'hono'
import { html } from 'hono/html'
import { countryOptions } from '../../members/account/country-options.ts'
import { choice, type Fault, faultSummary, field, passwordField, tick } from '../../pages/form.ts'
import { page } from '../../pages/page.ts'
import { LABELS } from './registration.ts'

export type RegisterView = {
  returnUrl: string
  formsTo: string[]
  value?: (name: string) => string
  faults?: Fault[]
}

/** The registration page, for those who come here without the website's dialog. */
export function registerPage(c: Context, { returnUrl, formsTo, value = () => '', faults = [] }: RegisterView) {
  const text = (name: keyof typeof LABELS, more: object) =>
    field({ name, label: LABELS[name], value: value(name), ...more }, faults)
  return page(c, {
    status: faults.length > 0 ? 422 : 200,
    title: 'Create an account',
    formsTo,
    main: html`<section class="narrow"><h1>Create an account</h1>
${faultSummary(faults, LABELS)}
<form method="post" action="/Member/SimpleRegister?returnURL=${encodeURIComponent(returnUrl)}">
${text('Email', { type: 'email', autocomplete: 'username' })}
${passwordField('Password', LABELS.Password, faults, 'At least 8 characters.')}
${passwordField('ConfirmPassword', LABELS.ConfirmPassword, faults)}
${text('firstName', { optional: true, autocomplete: 'given-name', maxlength: 100 })}
${text('lastName', { optional: true, autocomplete: 'family-name', maxlength: 100 })}
${choice({ name: 'PhoneCode1', label: LABELS.PhoneCode1, options: countryOptions, value: value('PhoneCode1') || 'MYS' }, faults)}
${text('PrimaryPhone', { optional: true, type: 'tel', autocomplete: 'tel-national', maxlength: 20 })}
${text('ActivationCode', { optional: true, maxlength: 40 })}
${tick('agreeTnC', html`I agree to the <a href="${c.var.siteUrl}/tnc">terms and conditions</a>.`, value('agreeTnC') === 'true', faults)}
${tick(
  'subscribeNews',
  html`Send me offers by e-mail, as the <a href="${c.var.siteUrl}/pdpa">privacy notice</a> describes.`,
  value('subscribeNews') === 'true',
)}
<button class="button">Sign Up</button></form>
<p class="beside"><a href="/account/login">I have an account</a></p></section>`,
  })
}
