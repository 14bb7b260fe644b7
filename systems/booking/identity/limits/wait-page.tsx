import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import { Sentence } from '@agency/ui/formats/sentence.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import type { Context } from 'hono'
import { type ReturnAddress, withQuery } from '../../http/return-address.ts'
import { Message } from '../../pages/message.tsx'
import { page } from '../../pages/page.tsx'

export function waitPage(c: Context, seconds: number, back: ReturnAddress) {
  c.header('retry-after', String(seconds))
  const { title, text, goBack, forgotten } = bookingPageWords().wait
  const english = bookingPageWords('en').wait.text(seconds)
  return page(c, {
    status: 429,
    title,
    main: (
      <Message title={title}>
        <p>{text(seconds)}</p>
        <ButtonLink href={withQuery(back, { [returnNotices.loginError]: english })}>{goBack}</ButtonLink>
        <p>
          <Sentence of={forgotten(text => <a href="/account/resetpassword">{text}</a>)} />
        </p>
      </Message>
    ),
  })
}
