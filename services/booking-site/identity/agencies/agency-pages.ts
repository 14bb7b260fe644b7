import type { Context } from 'hono'
import { html } from 'hono/html'
import { area, choice, type Fault, type Field, faultSummary, field } from '../../pages/form.ts'
import { page } from '../../pages/page.ts'
import { LABELS } from './application.ts'
import { STATES } from './states.list.ts'

/** The form. `value` is what was typed, when it is to be corrected. */
export function agencyPage(c: Context, faults: Fault[] = [], value: (name: string) => string = () => '') {
  const text = (name: keyof typeof LABELS, more: Partial<Field> = {}) =>
    field({ name, label: LABELS[name], value: value(name), ...more }, faults)
  const states: [string, string][] = [['', 'Please choose'], ...STATES.map((one): [string, string] => [one, one])]
  return page(c, {
    status: faults.length > 0 ? 422 : 200,
    title: 'Register your agency',
    main: html`<section class="narrow"><h1>Register your agency</h1>
<p class="lead">For licensed travel agencies that want to book with us at net rates. Our agent desk checks every registration
and answers within three working days. No account is opened before that.</p>
${faultSummary(faults, LABELS)}
<form method="post" action="/Agent/Register">
${text('AgencyName', { autocomplete: 'organization', maxlength: 120 })}
${text('LicenceNumber', { hint: 'As on the licence, such as KPK/LN 1234.', maxlength: 30 })}
${text('RegistrationNumber', { hint: 'SSM number, such as 201901000005.', maxlength: 30 })}
${text('ContactPerson', { autocomplete: 'name', maxlength: 100 })}
${text('Email', { type: 'email', autocomplete: 'email' })}
${text('Phone', { type: 'tel', autocomplete: 'tel', maxlength: 20 })}
${text('Town', { autocomplete: 'address-level2', maxlength: 80 })}
${choice({ name: 'State', label: LABELS.State, options: states, value: value('State') }, faults)}
${area({ name: 'Message', label: LABELS.Message, value: value('Message'), hint: 'What you sell, and how we can reach you best.', optional: true, maxlength: 2000 }, faults)}
<button class="button">Send the registration</button></form>
<p class="beside"><a href="${c.var.siteUrl}/AgentLogin">I am an agent already</a></p></section>`,
  })
}

/** Says that an application has come, and what happens next. */
export const receivedPage = (c: Context, reference: string, email: string) =>
  page(c, {
    title: 'Your registration has arrived',
    main: html`<section class="notice"><h1>Your registration has arrived</h1>
<p>Your reference is <b>${reference}</b>. We will send a receipt to ${email}.</p>
<p>Our agent desk checks the licence and answers within three working days. No account is opened before that.</p>
<p><a class="button" href="${c.var.siteUrl}/">Go back to the website</a></p></section>`,
  })
