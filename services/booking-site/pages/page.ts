import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A piece of HTML in which everything that came from outside is escaped: what `html` of hono/html gives. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export type Page = {
  status?: number
  title: string
  main: Html
  /** Origins that forms of the page may lead to, beside this service and the website. It counts for redirects after a post too. */
  formsTo?: string[]
  /** A script of the page, without a closing tag in it. The policy lets exactly this one through, by its hash. */
  script?: string
}

/** Answers with a whole page: head, header with the way back to the website, and `main`. */
export async function page(c: Context, { status = 200, title, main, formsTo = [], script }: Page): Promise<Response> {
  const { siteUrl, visitor } = c.var
  const text = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="preload" href="/assets/plus-jakarta-sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/assets/booking.css">
</head>
<body>
<header class="top"><div class="wide">
<p class="mark">Booking</p>
<nav aria-label="Site"><a href="${siteUrl}/">Back to the website</a>${
    visitor ? html`<form method="post" action="/Account/LogOff"><button class="plain">Log Out</button></form>` : ''
  }</nav>
</div></header>
<main class="wide">${main}</main>
${script === undefined ? '' : html`<script>${raw(script)}</script>`}
</body>
</html>`
  return c.body(text, status as ContentfulStatusCode, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(new Set([siteUrl, ...formsTo]), script),
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
    // Forms of these pages must say where they come from; nothing but the origin is told.
    'referrer-policy': 'strict-origin',
  })
}

function policy(formsTo: Set<string>, script: string | undefined): string {
  const hash = script === undefined ? '' : createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    ...(hash ? [`script-src 'sha256-${hash}'`] : []),
    "base-uri 'none'",
    `form-action 'self' ${[...formsTo].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
