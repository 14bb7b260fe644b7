import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** A piece of HTML in which everything that came from outside is escaped: what `html` of hono/html gives. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
}

export type Page = {
  status: number
  title: string
  siteUrl: string
  main: Html
}

/** An answer with a whole page: head, header with the way back to the website, and `main`. */
export async function pageResponse({ status, title, siteUrl, main }: Page): Promise<Response> {
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
<a class="back" href="${siteUrl}/">Back to the website</a>
</div></header>
<main class="wide">${main}</main>
</body>
</html>`
  return new Response(text, { status, headers: HEADERS })
}
