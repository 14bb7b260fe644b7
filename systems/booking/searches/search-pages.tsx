import type { FieldFault } from '@agency/contracts/booking/searches/form-fields.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { addressOfPost } from '@agency/contracts/site/addresses/search-addresses.ts'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import type { Context } from 'hono'
import type { Fields } from '../http/posted-fields.ts'
import { Message } from '../pages/message.tsx'
import { page } from '../pages/page.tsx'
import { readSearch } from './read-search.ts'
import { readChoice, withoutChoice } from './results/choice.ts'
import { Results } from './results/results.tsx'
import type { Understood } from './understood.ts'
import { WhatArrived } from './what-arrived.tsx'

/** `explain`: show the fields and `warnings` to developers. */
type Arrived = { path: string; fields: Fields; explain: boolean; warnings: FieldFault[] }

export function resultsPage(c: Context, search: Understood, { path, fields: arrived, explain, warnings }: Arrived) {
  const { product, places, facts, firstDay } = search
  const { siteUrl } = c.var
  const all = search.offers()
  const offers = firstDay < malaysianDay(Date.now()) ? { ...all, list: [] } : all
  const fields = withoutChoice(offers, arrived)
  const formHref = siteUrl + addressOfPost(path, fields)
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
          <ButtonLink href={formHref} tone="quiet">
            Change the search
          </ButtonLink>
          <input type="hidden" name="path" value={path} />
          <input type="hidden" name="fields" value={JSON.stringify(fields)} />
          <button type="submit" className="button button--quiet" name="action" value="save">
            Save this search
          </button>
        </form>
        <Results
          offers={offers}
          choice={readChoice(offers, arrived)}
          path={path}
          fields={fields}
          siteUrl={siteUrl}
          formHref={formHref}
          offersFor={other => {
            const reading = readSearch(path, other)?.search
            return reading?.ok ? reading.value.offers() : undefined
          }}
        />
        {explain && <WhatArrived fields={search.fields} warnings={warnings} />}
      </>
    ),
  })
}

/** `faults`: empty where the page hides them. */
export function failurePage(c: Context, path: string, fields: Fields, faults: FieldFault[]) {
  const { siteUrl } = c.var
  return page(c, {
    status: 422,
    title: 'An error occurred',
    main: (
      <Message title="An error occurred while reading your search">
        <p>Please look at your search again: what we could read of it is filled in. If it happens twice, ask us.</p>
        <p className="actions">
          <ButtonLink href={siteUrl + addressOfPost(path, fields)}>Back to the search</ButtonLink>
          <ButtonLink href={`${siteUrl}/contactus`} tone="quiet">
            Ask a travel planner
          </ButtonLink>
        </p>
        <WhatArrived fields={[]} warnings={faults} />
      </Message>
    ),
  })
}

export function startPage(c: Context) {
  return page(c, {
    title: 'Your search starts on the website',
    main: (
      <Message title="Your search starts on the website">
        <p>Choose where and when on the website, and we do the rest.</p>
        <ButtonLink href={`${c.var.siteUrl}/`}>Start a search</ButtonLink>
      </Message>
    ),
  })
}
