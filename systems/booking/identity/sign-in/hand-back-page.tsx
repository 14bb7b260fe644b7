import { HiddenFields } from '@agency/ui/forms/hidden-fields.tsx'
import { logInWords } from '@agency/words/booking/log-in/words.ts'
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
  const say = logInWords().done
  return page(c, {
    title: say.title,
    formsTo: [new URL(back.href).origin],
    script: script,
    main: (
      <Message title={say.welcome(firstName)}>
        <p>{say.text}</p>
        <form method="post" action={back.href} id="hand-back">
          <HiddenFields fields={Object.entries(fields)} />
          <button type="submit" className="button">
            {say.proceed}
          </button>
        </form>
      </Message>
    ),
  })
}
