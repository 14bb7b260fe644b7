import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import type { Context } from 'hono'
import { type ReturnAddress, withQuery } from '../../http/return-address.ts'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'

export function waitPage(c: Context, seconds: number, back: ReturnAddress) {
  c.header('retry-after', String(seconds))
  const text = `Too many attempts. Please try again in ${inWords(seconds)}.`
  return page(c, {
    status: 429,
    title: 'Please wait a moment',
    main: (
      <Message title="Please wait a moment">
        <p>{text}</p>
        <ButtonLink href={withQuery(back, { [returnNotices.loginError]: text })}>Go back</ButtonLink>
        <p>
          Forgotten it? <a href="/account/resetpassword">Choose a new password</a>.
        </p>
      </Message>
    ),
  })
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'one second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
