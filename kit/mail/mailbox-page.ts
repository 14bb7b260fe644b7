import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { ServiceEnv } from '../http/request-log.ts'
import type { Attachment } from './smtp.ts'

export type ShownMail = {
  id: string
  writtenAt: Date
  to: string
  subject: string
  headers?: Record<string, string>
  text: string
  html?: string
  attachments?: Attachment[]
}

export type Mailbox = {
  newest: (count: number) => Promise<ShownMail[]>
  find: (id: string) => Promise<ShownMail | undefined>
}

const maxShown = 200
const style = `body{margin:0;background:#FCF8F1;color:#16202A;font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}a{color:#0B6B6E}
article{padding:1rem 0;border-bottom:1px solid #E0D4BF}h2{margin:0;font-size:1.125rem}p{margin:.25rem 0}
th{padding:0 1rem 0 0;text-align:left;vertical-align:top}
pre{padding:1.25rem;border-radius:14px;background:#FFFDF9;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'none'; sandbox"

/** Only for one machine: it shows everything to everybody. */
export function addMailboxPage(app: Hono<ServiceEnv>, { newest, find }: Mailbox): void {
  app.get('/dev/mailbox', async c => {
    const mails = await newest(maxShown)
    return page(
      c,
      'Mailbox',
      html`<p>No SMTP_URL is set, so mails stay here. The newest come first.</p>
${mails.map(
  ({ id, writtenAt, to, subject, text }) => html`<article><h2><a href="/dev/mailbox/${id}">${subject}</a></h2>
<p>To ${to}, <time>${writtenAt.toISOString().slice(0, 16).replace('T', ' ')}</time></p>
<details><summary>Text</summary><pre>${withLinks(text)}</pre></details></article>`,
)}${mails.length === 0 ? html`<p>There is none yet.</p>` : ''}`,
    )
  })
  app.get('/dev/mailbox/:id{[0-9a-f-]{1,36}}', async c => {
    const mail = await find(c.req.param('id'))
    if (mail === undefined) return c.notFound()
    const head = Object.entries({ To: mail.to, Subject: mail.subject, ...mail.headers })
    return page(
      c,
      mail.subject,
      html`<p><a href="/dev/mailbox">All mails</a></p>
<table>${head.map(([name, value]) => html`<tr><th>${name}</th><td>${value}</td></tr>`)}</table>
${mail.html ? html`<p><a href="/dev/mailbox/${mail.id}/html">As HTML</a></p>` : ''}
<pre>${withLinks(mail.text)}</pre>
${mail.attachments?.map(({ filename, content }) => html`<h2>${filename}</h2><pre>${content}</pre>`) ?? ''}`,
    )
  })
  app.get('/dev/mailbox/:id{[0-9a-f-]{1,36}}/html', async c => {
    const mail = await find(c.req.param('id'))
    if (!mail?.html) return c.notFound()
    c.header('content-security-policy', mailPolicy)
    return c.html(mail.html)
  })
}

type Html = ReturnType<typeof html>

const withLinks = (text: string) =>
  text.split(/(https?:\/\/[^\s<"]+)/).map((part, at) => (at % 2 ? html`<a href="${part}">${part}</a>` : part))

function page(c: Context, title: string, content: Html) {
  c.header('content-security-policy', policy)
  return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${raw(style)}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`)
}
