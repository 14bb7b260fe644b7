import { readProblem } from '@agency/contracts/calls/problem.ts'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { createMiddleware } from 'hono/factory'
import { Message } from './message.tsx'
import { page } from './page.tsx'

const headings: Record<number, string> = {
  403: 'This was not started here',
  404: 'This page is not here',
  429: 'Please wait a moment',
  503: 'We will be back in a moment',
}

/** For browsers; programs get problem details. */
export const problemsAsPages = createMiddleware(async (c, next) => {
  await next()
  const isProblem = c.res.headers.get('content-type')?.startsWith('application/problem+json')
  if (!isProblem || !c.req.header('accept')?.includes('text/html')) return
  const detail = readProblem(await c.res.json())?.detail
  const { status } = c.res
  const title = headings[status] ?? 'Something went wrong'
  c.res = page(c, {
    status,
    title,
    main: (
      <Message title={title}>
        <p>{detail ?? 'It is our fault, not yours. Please try again in a moment.'}</p>
        <ButtonLink href={`${c.var.siteUrl}/`}>Go back to the website</ButtonLink>
      </Message>
    ),
  })
})
