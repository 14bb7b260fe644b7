import type { Context } from 'hono'
import { html } from 'hono/html'
import { type Fault, faultSummary, field, tick } from '../../pages/form.ts'
import { page } from '../../pages/page.ts'

export type LoginView = { returnUrl: string; formsTo: string[]; email?: string; faults?: Fault[] }

/** The login page of members, for those who come here without the website's dialog. */
export function loginPage(c: Context, { returnUrl, formsTo, email, faults = [] }: LoginView) {
  return page(c, {
    status: faults.length > 0 ? 422 : 200,
    title: 'Log in',
    formsTo,
    main: html`<section class="narrow"><h1>Log in</h1>
${faultSummary(faults)}
<form method="post" action="/account/login?ReturnUrl=${encodeURIComponent(returnUrl)}">
${field({ name: 'Email', label: 'Email', type: 'email', autocomplete: 'username', value: email ?? '' }, faults)}
${field({ name: 'Pwd', label: 'Password', type: 'password', autocomplete: 'current-password', maxlength: 200 }, faults)}
${tick('rememberMe', 'Stay logged in', false)}
<input type="hidden" name="btnLogin" value="Login">
<button class="button">Login Now</button></form>
<p class="beside"><a href="/account/resetpassword">Forgot password?</a>
<a href="/Member/SimpleRegister">Create an account</a>
<a href="/agent/login">I am an agent</a></p></section>`,
  })
}

/** Agents pass a check against robots first, which is on the website; so this page leads there. */
export function agentLoginPage(c: Context) {
  return page(c, {
    title: 'Agent login',
    main: html`<section class="notice"><h1>Agents log in on the website</h1>
<p>Have your trading ID or user name and your password ready. A short check that you are a person comes first.</p>
<p><a class="button" href="${c.var.siteUrl}/AgentLogin">Go to the agent login</a></p>
<p class="beside"><a href="/account/login">I am a member</a>
<a href="/Agent/Register">Register your agency</a></p></section>`,
  })
}
