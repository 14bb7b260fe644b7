import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { type ReturnAddress, withQuery } from '../../http/return-address.ts'
import { page } from '../../pages/page.ts'

/** Tells a visitor after too many attempts when to come again, and leads back to the form with the same words. */
export function waitPage(c: Context, seconds: number, back: ReturnAddress) {
  c.header('retry-after', String(seconds))
  const text = `Too many attempts. Please try again in ${inWords(seconds)}.`
  return page(c, {
    status: 429,
    title: 'Please wait a moment',
    main: html`<section class="notice"><h1>Please wait a moment</h1>
<p>${text}</p>
<p><a class="button" href="${withQuery(back, { [returnNotices.loginError]: text })}">Go back</a></p>
<p>Forgot it? <a href="/account/resetpassword">Choose a new password</a>.</p></section>`,
  })
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'one second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
