import { readProblem } from '@agency/contracts/problem.ts'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { pageResponse } from './page.ts'

const HEADINGS: Record<number, string> = {
  404: 'This page is not here',
  501: 'This part is not built yet',
}

/** Turns problem details into a page with a way back, for those who asked for a page. Programs get them as they are. */
export function problemsAsPages(siteUrl: string) {
  return createMiddleware(async (c, next) => {
    await next()
    const isProblem = c.res.headers.get('content-type')?.startsWith('application/problem+json')
    if (!isProblem || !c.req.header('accept')?.includes('text/html')) return
    const detail = readProblem(await c.res.json())?.detail
    const { status } = c.res
    const title = HEADINGS[status] ?? 'Something went wrong'
    c.res = await pageResponse({
      status,
      title,
      siteUrl,
      main: html`<section class="notice"><h1>${title}</h1>
<p>${detail ?? 'It is our fault, not yours. Please try again in a moment.'}</p>
<p><a class="button" href="${siteUrl}/">Go back to the website</a></p></section>`,
    })
  })
}
