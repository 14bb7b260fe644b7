import type { FieldFault } from '@agency/contracts/booking/searches/form-fields.ts'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import type { Context } from 'hono'
import type { Fields } from '../http/posted-fields.ts'
import { HiddenFields } from '../pages/forms/hidden-fields.tsx'
import { Message } from '../pages/message.tsx'
import { page } from '../pages/page.tsx'
import type { Understood } from './understood.ts'
import { WhatArrived } from './what-arrived.tsx'

/** A search as it came. `explain` tells developers what arrived, with `warnings` above it. */
export type Posted = { path: string; fields: Fields; explain: boolean; warnings: FieldFault[] }

/** The page that shows a search as it was understood, and lets it be kept. */
export function confirmationPage(c: Context, search: Understood, { path, fields, explain, warnings }: Posted) {
  const { product, places, facts } = search
  return page(c, {
    title: places.join(' to '),
    main: (
      <>
        <p className="kicker">Your {product} search has arrived</p>
        <h1>{places.join(' to ')}</h1>
        <ul className="facts">
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <form method="post" action="/Account/SavedSearch" className="actions">
          <ButtonLink href={c.var.siteUrl + search.formPath} tone="quiet">
            Change the search
          </ButtonLink>
          <HiddenFields
            fields={[
              ['path', path],
              ['fields', JSON.stringify(fields)],
            ]}
          />
          <button type="submit" className="button button--quiet" name="action" value="save">
            Save this search
          </button>
        </form>
        {explain && <WhatArrived fields={search.fields} warnings={warnings} />}
      </>
    ),
  })
}

/** The page a wrong field leads to; `faults` say why, when that is to be told. */
export function failurePage(c: Context, faults: FieldFault[]) {
  return page(c, {
    status: 422,
    title: 'An error occurred',
    main: (
      <Message title="An error occurred while reading your search">
        <p>Please go back and search again. If it happens twice, call us and we will search for you.</p>
        <WhatArrived fields={[]} warnings={faults} />
        <ButtonLink href={`${c.var.siteUrl}/`}>Go back to the website</ButtonLink>
      </Message>
    ),
  })
}

/** The page for those who come without a search. */
export function startPage(c: Context) {
  return page(c, {
    title: 'Your search starts on the website',
    main: (
      <Message title="Your search starts on the website">
        <p>Choose where and when there; we take it from here.</p>
        <ButtonLink href={`${c.var.siteUrl}/`}>Start a search</ButtonLink>
      </Message>
    ),
  })
}
