import { createHash } from 'node:crypto'
import { readGrant } from '@agency/contracts/content/preview-link.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { cacheControl } from '../../../app/addresses/cache-policy.ts'
import type { ContentReport, ReportedLoss } from '../../../app/clients/content/readers/content-report.server.ts'

export const contentReportPath = '/content-report'
/** Replaces a node's key in the signature of a link to the report. */
export const contentReportKey = 'content-report'

const maxShown = 500
const style = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#16292e;background:#fbf7ef}main{max-width:90rem;margin:auto;padding:2rem 1rem}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;margin:1rem 0}label{display:grid}input,select,button{font:inherit;padding:.5rem;min-height:2.75rem}
div{overflow-x:auto}table{border-collapse:collapse;background:#fff}th,td{text-align:start;vertical-align:top;padding:.5rem .75rem;border:1px solid #6b7f83}
td{overflow-wrap:anywhere;min-width:7rem}a{color:#0b4250}:focus-visible{outline:3px solid #0b4250;outline-offset:2px}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** Without a signed link it is a 404. It needs no script and is never cached. */
export function contentReportPage(report: ContentReport, secret: string) {
  return async (c: Context<ServiceEnv>, next: () => Promise<void>) => {
    const query = new URL(c.req.url).searchParams
    const grant = await readGrant('link', query, secret, new Date())
    if (typeof grant === 'string' || grant.key !== contentReportKey) return next()
    const filter = { property: query.get('property') ?? '', words: (query.get('words') ?? '').slice(0, 100) }
    const all = report.losses()
    const chosen = all.filter(loss => isChosen(loss, filter))
    c.header('cache-control', cacheControl.never)
    c.header('content-security-policy', policy)
    c.header('referrer-policy', 'no-referrer')
    c.header('x-content-type-options', 'nosniff')
    c.header('x-robots-tag', 'noindex')
    return c.html(page(query, filter, { all, chosen }))
  }
}

type Asked = { property: string; words: string }

const propertyOf = (loss: ReportedLoss) => loss.property ?? 'node'
const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

function isChosen(loss: ReportedLoss, { property, words }: Asked): boolean {
  if (property && propertyOf(loss) !== property) return false
  const text = [loss.page, loss.name, loss.id, loss.type, loss.reason, loss.value].map(textOf).join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

function page(query: URLSearchParams, filter: Asked, { all, chosen }: { all: ReportedLoss[]; chosen: ReportedLoss[] }) {
  const properties = [...new Set(all.map(propertyOf))].sort()
  const hidden = ['key', 'until', 'signature'].map(
    name => html`<input type="hidden" name="${name}" value="${query.get(name) ?? ''}">`,
  )
  const options = properties.map(
    name => html`<option value="${name}" ${name === filter.property ? 'selected' : ''}>${name}</option>`,
  )
  const count = `${chosen.length} of ${all.length}${chosen.length > maxShown ? `, the first ${maxShown} are shown` : ''}`
  return html`<!doctype html><html lang="en-MY"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Content that cannot be shown as it was written</title>
<style>${raw(style)}</style></head><body><main><h1>Content that cannot be shown as it was written</h1>
<p>What this process has read since it started. A line goes away once the content is mended and has been read again.</p>
<form><label>Property <select name="property"><option value="">all</option>${options}</select></label>
<label>Words <input name="words" value="${filter.words}"></label>${hidden}<button>Show</button></form>
<p role="status">${count}</p>
<div role="region" aria-label="Losses" tabindex="0"><table><thead><tr><th scope="col">Page</th><th scope="col">Node</th><th scope="col">Property</th>
<th scope="col">What is there</th><th scope="col">What is wrong</th><th scope="col">What visitors see</th><th scope="col">What to do</th></tr></thead>
<tbody>${chosen.slice(0, maxShown).map(row)}</tbody></table></div></main></body></html>`
}

function row(loss: ReportedLoss) {
  const { page: path, name, id, key, value, kind, reason, did, todo } = loss
  return html`<tr><td>${path ? html`<a href="${path}">${path}</a>` : ''}</td><td>${textOf(name)} ${textOf(id ?? key)}</td><td>${propertyOf(loss)}</td>
<td>${textOf(value)}${kind ? ` (${kind})` : ''}</td><td>${reason}</td><td>${textOf(did)}</td><td>${textOf(todo)}</td></tr>`
}
