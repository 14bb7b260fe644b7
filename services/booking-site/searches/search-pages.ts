import type { FieldFault } from '@agency/contracts/booking/searches/form-fields.ts'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Fields } from '../http/posted-fields.ts'
import { type Html, page } from '../pages/page.ts'
import type { Understood, UnderstoodField } from './understood.ts'

/** A search as it came. `warnings` are shown above what was understood. */
export type Posted = { path: string; fields: Fields; warnings: FieldFault[] }

/** The page that shows a search as it was understood, and lets it be kept. */
export function confirmationPage(c: Context, search: Understood, { path, fields: posted, warnings }: Posted) {
  const { product, places, facts, fields } = search
  return page(c, {
    title: `Your ${product} search: ${places.join(' to ')}`,
    main: html`<p class="kicker">Your ${product} search has arrived</p>
<h1 class="journey">${places.map(place)}</h1>
<ul class="facts">${facts.map(fact => html`<li>${fact}</li>`)}</ul>
${warnings.length > 0 ? faultList(warnings) : ''}
<p class="lead">This is what we understood. Nothing is booked or held, and nothing has been charged.</p>
<form method="post" action="/Account/SavedSearch" class="actions">
<a class="button" href="${c.var.siteUrl}/">Change the search</a>
<input type="hidden" name="path" value="${path}"><input type="hidden" name="fields" value="${JSON.stringify(posted)}">
<button class="button second" name="action" value="save">Save this search</button></form>
<section class="card" aria-labelledby="fields"><h2 id="fields">Field by field</h2>
<table><thead><tr><th scope="col">Field</th><th scope="col">We understood</th><th scope="col">You sent</th></tr></thead>
<tbody>${fields.map(row)}</tbody></table></section>`,
  })
}

/** The page a wrong field leads to; `faults` say why, when that is to be told. */
export function failurePage(c: Context, faults: FieldFault[]) {
  return page(c, {
    status: 422,
    title: 'An error occurred',
    main: html`<section class="notice"><h1>An error occurred while reading your search</h1>
<p>Please go back and search again. If it happens twice, call us and we will search for you.</p>
${faults.length > 0 ? faultList(faults) : ''}
<p><a class="button" href="${c.var.siteUrl}/">Go back to the website</a></p></section>`,
  })
}

/** The page for those who come without a search. */
export function startPage(c: Context) {
  return page(c, {
    title: 'Booking',
    main: html`<section class="notice"><h1>Your search starts on the website</h1>
<p>Choose where and when there; we take it from here.</p>
<p><a class="button" href="${c.var.siteUrl}/">Start a search</a></p></section>`,
  })
}

function place(text: string, index: number): Html {
  const [, code, name = text] = /^([A-Z]{3}) - (.+)$/.exec(text) ?? []
  return html`${index > 0 ? html`<span class="to"><span class="unseen">to</span></span>` : ''}<span class="place">${
    code ? html`<b>${code}</b> ` : ''
  }${code ? html`<small>${name}</small>` : name}</span>`
}

function row({ name, label, posted, meaning }: UnderstoodField): Html {
  return html`<tr><th scope="row">${label} <code>${name}</code></th><td>${meaning}</td><td><code>${posted || '(empty)'}</code></td></tr>`
}

function faultList(faults: FieldFault[]): Html {
  return html`<div class="reasons" role="note"><p>Shown in development only:</p>
<ul>${faults.map(({ field, reason }) => html`<li><code>${field}</code> ${reason}</li>`)}</ul></div>`
}
