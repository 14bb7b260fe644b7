import { readProblem } from '@agency/contracts/calls/problem.ts'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import { createMiddleware } from 'hono/factory'
import { sitePath } from '../http/know-site.ts'
import { Message } from './message.tsx'
import { page } from './page.tsx'

/** For browsers; programs get problem details. */
export const problemsAsPages = createMiddleware(async (c, next) => {
  await next()
  const isProblem = c.res.headers.get('content-type')?.startsWith('application/problem+json')
  if (!isProblem || !c.req.header('accept')?.includes('text/html')) return
  const detail = readProblem(await c.res.json())?.detail
  const { status } = c.res
  const { headings, texts, wrong, ourFault, goToSite } = bookingPageWords()
  const title = headings[status as keyof typeof headings] ?? wrong
  c.res = page(c, {
    status,
    title,
    main: (
      <Message title={title}>
        <p>{texts[status as keyof typeof texts] ?? detail ?? ourFault}</p>
        <ButtonLink href={c.var.siteUrl + sitePath('/')}>{goToSite}</ButtonLink>
      </Message>
    ),
  })
})
