import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { registerWords } from '@agency/words/booking/register/words.ts'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { accounts } from '../../database/account-tables.ts'
import { sitePath } from '../../http/know-site.ts'
import { type Account, findCandidate } from '../../members/accounts/account.ts'
import { forgetLink, takeTokenFromAddress, tokenOfLink } from '../../messages/link-cookie.ts'
import { readLinkToken } from '../../messages/mailed-link.ts'
import { page } from '../../pages/page.tsx'

/**
 * `/Member/ConfirmEmail`, the welcome mail's link. It needs a press of a button: mail scanners follow links, and would
 * confirm an address for a stranger who signed up with it.
 */
export function addConfirmEmail(app: Hono<ServiceEnv>, { db, settings }: Booking): void {
  app.get('/Member/ConfirmEmail', async c => {
    const clean = takeTokenFromAddress(c, settings)
    if (clean) return clean
    const account = await accountOfLink(c)
    if (account === undefined) return leave(c, returnNotices.brokenLink)
    if (account.emailConfirmedAt) return leave(c, returnNotices.alreadyConfirmed)
    const say = registerWords().confirm
    return page(c, {
      title: say.title,
      formsTo: settings.siteOrigins,
      main: (
        <section className="narrow">
          <h1>{say.heading}</h1>
          <p className="lead">
            <Sentence of={say.text(<b>{account.email}</b>)} />
          </p>
          <form method="post">
            <button type="submit" className="button">
              {say.yes}
            </button>
          </form>
        </section>
      ),
    })
  })

  app.post('/Member/ConfirmEmail', async c => {
    const account = await accountOfLink(c)
    if (account === undefined) return leave(c, returnNotices.brokenLink)
    if (account.emailConfirmedAt) return leave(c, returnNotices.alreadyConfirmed)
    await db.update(accounts).set({ emailConfirmedAt: new Date() }).where(eq(accounts.id, account.id))
    return leave(c, { email: account.email, ...returnNotices.emailConfirmed })
  })

  async function accountOfLink(c: Context): Promise<Account | undefined> {
    const id = await readLinkToken(db, 'confirm-email', tokenOfLink(c) ?? '')
    return id === undefined ? undefined : (await findCandidate(db, id))?.account
  }

  function leave(c: Context, notice: Record<string, string>) {
    forgetLink(c)
    return c.redirect(`${c.var.siteUrl}${sitePath('/')}?${new URLSearchParams(notice)}`, 303)
  }
}
