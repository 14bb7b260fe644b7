import type { Context } from 'hono'
import { html } from 'hono/html'
import { type Fault, faultSummary, field, passwordField } from '../../pages/form.ts'
import { page } from '../../pages/page.ts'

const statusOf = (faults: Fault[]) => (faults.length > 0 ? 422 : 200)

/** Asks for the e-mail address of the account. */
export const askPage = (c: Context, faults: Fault[] = [], email = '') =>
  page(c, {
    status: statusOf(faults),
    title: 'Forgot password',
    main: html`<section class="narrow"><h1>Forgot your password?</h1>
<p class="lead">Give the email address of your account. We will send you a link to choose a new password.</p>
${faultSummary(faults)}
<form method="post">
${field({ name: 'Email', label: 'Email', type: 'email', autocomplete: 'username', value: email }, faults)}
<button class="button">Send the link</button></form>
<p class="beside"><a href="/account/login">Back to log in</a></p></section>`,
  })

/** Says the same whether or not there is such an account. */
export const sentPage = (c: Context) =>
  page(c, {
    title: 'Look in your mailbox',
    main: html`<section class="notice"><h1>Look in your mailbox</h1>
<p>If there is an account with this address, a link is on its way. It is good for 30 minutes.</p>
<p><a class="button" href="${c.var.siteUrl}/">Go back to the website</a></p></section>`,
  })

/** Asks for the new password. */
export const choosePage = (c: Context, faults: Fault[] = []) =>
  page(c, {
    status: statusOf(faults),
    title: 'Choose a new password',
    main: html`<section class="narrow"><h1>Choose a new password</h1>
${faultSummary(faults)}
<form method="post">
${passwordField('Password', 'New password', faults, 'At least 8 characters.')}
${passwordField('ConfirmPassword', 'Confirm new password', faults)}
<button class="button">Save the password</button></form></section>`,
  })

export const changedPage = (c: Context) =>
  page(c, {
    title: 'Your password is changed',
    main: html`<section class="notice"><h1>Your password is changed</h1>
<p>You were logged out everywhere. Please log in with the new password.</p>
<p><a class="button" href="/account/login">Log in</a></p></section>`,
  })

export const brokenLinkPage = (c: Context) =>
  page(c, {
    status: 410,
    title: 'This link is no longer good',
    main: html`<section class="notice"><h1>This link is no longer good</h1>
<p>Each link can be used once, within 30 minutes. Please ask for a new one.</p>
<p><a class="button" href="/account/resetpassword">Send a new link</a></p></section>`,
  })
