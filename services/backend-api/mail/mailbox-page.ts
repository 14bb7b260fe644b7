import { createHash } from 'node:crypto'
import type { Pool } from '@agency/service-kit/database/database.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context, Hono } from 'hono'
import type { Compose } from './compose.ts'
import { escaped, letterAsText } from './letter.ts'
import type { MailKind } from './outbox.ts'

type Row = { id: string; kind: MailKind; enquiryId: string | null; subscriberId: string | null; createdAt: Date }

const MOST_SHOWN = 200
const columns = 'id, kind, enquiry_id as "enquiryId", subscriber_id as "subscriberId", created_at as "createdAt"'
const style = `body{margin:0;background:#FCF8F1;color:#16202A;font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}a{color:#0B6B6E}
table{width:100%;border-collapse:collapse}td,th{padding:.6rem .75rem .6rem 0;border-bottom:1px solid #E0D4BF;text-align:left;vertical-align:top}
pre{padding:1.25rem;border-radius:14px;background:#FFFDF9;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

/**
 * Adds `/dev/mailbox`: the mails that would leave if there were a mail server. For trying the product on one machine;
 * the caller adds it there only, because it shows everything to everybody.
 */
export function addMailboxPage(app: Hono<ServiceEnv>, pool: Pool, compose: Compose): void {
  app.get('/dev/mailbox', async c => {
    const { rows } = await pool.query<Row>(
      `select ${columns} from backend.mails order by created_at desc, kind limit ${MOST_SHOWN}`,
    )
    const lines = await Promise.all(rows.map(row => lineOf(row, compose)))
    return page(
      c,
      'Mailbox',
      `<p>No SMTP_URL is set, so mails stay here. The newest come first.</p>
      <table><thead><tr><th>Written</th><th>To</th><th>Subject</th></tr></thead><tbody>${lines.join('')}</tbody></table>`,
    )
  })
  app.get('/dev/mailbox/:id{[0-9a-f-]{36}}', async c => {
    const { rows } = await pool.query<Row>(`select ${columns} from backend.mails where id = $1`, [c.req.param('id')])
    const letter = rows[0] && (await compose(rows[0]))
    if (!letter) return c.notFound()
    const headers = {
      To: letter.to,
      'Reply-To': letter.replyTo?.address ?? '',
      Subject: letter.subject,
      ...letter.headers,
    }
    const head = Object.entries(headers).map(([name, value]) => `<tr><th>${name}</th><td>${escaped(value)}</td></tr>`)
    return page(
      c,
      letter.subject,
      `<p><a href="/dev/mailbox">All mails</a></p><table>${head.join('')}</table>
      <pre>${linked(escaped(letterAsText(letter)))}</pre>`,
    )
  })
}

async function lineOf(row: Row, compose: Compose): Promise<string> {
  const letter = await compose(row).catch((error: Error) => error)
  const time = row.createdAt.toISOString().slice(0, 16).replace('T', ' ')
  if (!letter || letter instanceof Error)
    return `<tr><td>${time}</td><td></td><td>${escaped(letter?.message ?? 'gone')}</td></tr>`
  return `<tr><td>${time}</td><td>${escaped(letter.to)}</td>
    <td><a href="/dev/mailbox/${row.id}">${escaped(letter.subject)}</a></td></tr>`
}

/** Addresses in escaped text as links, so that a confirmation can be tried out. */
const linked = (html: string) =>
  html.replace(/^https?:\/\/[^\s<"]+$/gm, address => `<a href="${address}">${address}</a>`)

function page(c: Context, title: string, content: string) {
  c.header('content-security-policy', policy)
  return c.html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1>${content}</main></body></html>`)
}
