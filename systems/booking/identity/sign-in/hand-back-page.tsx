import { HiddenFields } from '@agency/ui/forms/hidden-fields.tsx'
import type { Context } from 'hono'
import type { ReturnAddress } from '../../http/return-address.ts'
import type { Account } from '../../members/accounts/account.ts'
import { sessionUserOf } from '../../members/accounts/account.ts'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'

const script = "document.getElementById('hand-back').submit()"

/**
 * Returns a visitor after the sign-in: directly to a page of ours, to the website by the post of the 2019 booking site.
 * The posted fields are unsigned and prove nothing; the session cookie does.
 */
export function handBack(c: Context, account: Account, back: ReturnAddress) {
  if (back.own) return c.redirect(back.href, 303)
  const { userId, firstName, isAgent } = sessionUserOf(account)
  const fields = {
    SessionTransferMemberId: String(userId),
    UserId: String(userId),
    FirstName: firstName,
    Email: account.email,
    IsActive: 'True',
    isAgent: isAgent ? 'True' : 'False',
  }
  return page(c, {
    title: 'You are logged in',
    formsTo: [new URL(back.href).origin],
    script: script,
    main: (
      <Message title={`Welcome, ${firstName}`}>
        <p>You are logged in. We are taking you back to the website.</p>
        <form method="post" action={back.href} id="hand-back">
          <HiddenFields fields={Object.entries(fields)} />
          <button type="submit" className="button">
            Continue to the website
          </button>
        </form>
      </Message>
    ),
  })
}
