import { readProblem } from '@agency/contracts/calls/problem.ts'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { page } from './page.ts'

const HEADINGS: Record<number, string> = {
  403: 'This was not started here',
  404: 'This page is not here',
  429: 'Please wait a moment',
  503: 'We will be back in a moment',
}

/** Turns problem details into a page with a way back, for those who asked for a page. Programs get them as they are. */
export const problemsAsPages = createMiddleware(async (c, next) => {
  await next()
  const isProblem = c.res.headers.get('content-type')?.startsWith('application/problem+json')
  if (!isProblem || !c.req.header('accept')?.includes('text/html')) return
  const detail = readProblem(await c.res.json())?.detail
  const { status } = c.res
  const title = HEADINGS[status] ?? 'Something went wrong'
  c.res = await page(c, {
    status,
    title,
    main: html`<section class="notice"><h1>${title}</h1>
<p>${detail ?? 'It is our fault, not yours. Please try again in a moment.'}</p>
<p><a class="button" href="${c.var.siteUrl}/">Go back to the website</a></p></section>`,
  })
})
