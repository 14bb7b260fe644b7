import { readFileSync } from 'node:fs'
import { readProblem } from '@agency/contracts/calls/problem.ts'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Html = ReturnType<typeof html>

type Page = { title: string; status?: number; fault?: string | undefined; main: Html | Html[] }

const sheets = ['styles/tokens', 'styles/base', 'navigation/button', 'overlays/notice', 'forms/forms', 'forms/faults']
const addresses = [
  ...sheets.map(name => import.meta.resolve(`@agency/ui/${name}.css`)),
  new URL('desk.css', import.meta.url),
]
export const stylesheet = addresses.map(address => readFileSync(new URL(address)).toString()).join('\n')

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  // Forms have to send their origin.
  'referrer-policy': 'strict-origin',
}

/** @param fault shown above, and announced */
export function page(c: Context, { title, status = 200, fault, main }: Page) {
  return c.html(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Desk</title><link rel="stylesheet" href="/desk.css"></head>
<body><a class="skip-link" href="#main">Skip to content</a>${c.var.atDesk && top(c)}
<main class="wrap" id="main"><h1>${title}</h1>
${fault && html`<div class="notice notice--error" role="alert"><p>${fault}</p></div>`}${main}</main></body></html>`,
    status as ContentfulStatusCode,
    headers,
  )
}

const top = (c: Context) => html`<header class="top"><div class="wrap"><nav aria-label="Desk">
<a href="/">Enquiries</a>${c.var.atDesk?.person.role === 'administrator' && html`<a href="/people">People</a>`}</nav>
<form method="post" action="/sign-out">${token(c)}<button class="link-button">Sign out ${c.var.atDesk?.person.name}</button></form>
</div></header>`

/** The token that each write of a signed-in person carries. */
export const token = (c: Context) => html`<input type="hidden" name="token" value="${c.var.atDesk?.token}">`

type Field = {
  name: string
  id?: string
  label: string
  type?: string
  value?: string | null
  hint?: string
  complete?: string
  optional?: boolean
}

export const field = ({ name, id = name, label, type = 'text', value, hint, complete = 'off', optional }: Field) =>
  html`<div class="field"><label for="${id}">${label} ${optional && html`<small>(optional)</small>`}</label>
<input id="${id}" name="${name}" type="${type}" value="${value ?? ''}" autocomplete="${complete}" maxlength="254"
${!optional && html`required`} ${hint && html`aria-describedby="${id}-hint"`}>
${hint && html`<p class="field__hint" id="${id}-hint">${hint}</p>`}</div>`

export const choice = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]) =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">
${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></div>`

/** First values by name; `''` for a missing one and for a file. */
export async function postedFields(c: Context): Promise<(name: string) => string> {
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  return name => (typeof form[name] === 'string' ? form[name] : '')
}

/** Every failure becomes a page. */
export const problemsAsPages = createMiddleware(async (c, next) => {
  await next()
  if (!c.res.headers.get('content-type')?.startsWith('application/problem+json')) return
  const fault = readProblem(await c.res.json())?.detail ?? 'Please try again in a moment.'
  const main = html`<p><a href="/">Back to the enquiries</a></p>`
  c.res = await page(c, { title: 'This did not work', status: c.res.status, fault, main })
})
