import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { desc } from 'drizzle-orm'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { BookingDatabase } from '../database/booking-database.ts'
import { mails } from '../database/sign-in-tables.ts'
import { type Html, page } from '../pages/page.ts'

/** `/dev/mailbox`: the mails that would have been sent. Only on machines where the product is tried or developed. */
export function addMailbox(app: Hono<ServiceEnv>, db: BookingDatabase): void {
  app.get('/dev/mailbox', async c => {
    const newest = await db.select().from(mails).orderBy(desc(mails.id)).limit(50)
    return page(c, {
      title: 'Mailbox',
      main: html`<section><h1>Mailbox</h1>
<p class="lead">No mail server is set, so mails wait here. The newest comes first.</p>
${newest.map(
  ({ recipient, subject, text }) => html`<article class="card"><h2>${subject}</h2><p class="hint">To ${recipient}</p>
<p class="letter">${withLinks(text)}</p></article>`,
)}${newest.length === 0 ? html`<p>There is none yet.</p>` : ''}</section>`,
    })
  })
}

function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}
