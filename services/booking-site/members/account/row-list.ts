import { html } from 'hono/html'
import type { Html } from '../../pages/page.ts'

export type Row = { id: number; title: string; facts: string; more?: Html }

/** A list of things that can be removed one by one. */
export function rowList(rows: Row[], none: string): Html {
  if (rows.length === 0) return html`<p class="lead">${none}</p>`
  return html`<ul class="rows">${rows.map(
    ({ id, title, facts, more }) => html`<li><div><h2>${title}</h2><p class="hint">${facts}</p></div>${more ?? ''}
<form method="post"><input type="hidden" name="id" value="${id}">
<button class="plain" name="action" value="remove">Remove<span class="unseen"> ${title}</span></button></form></li>`,
  )}</ul>`
}
