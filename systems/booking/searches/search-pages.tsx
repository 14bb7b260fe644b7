import type { FieldFault } from '@agency/contracts/booking/searches/form-fields.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { addressOfPost } from '@agency/contracts/site/addresses/search-addresses.ts'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { searchWords } from '@agency/words/booking/search/words.ts'
import type { Context } from 'hono'
import { sitePath } from '../http/know-site.ts'
import type { Fields } from '../http/posted-fields.ts'
import { Message } from '../pages/message.tsx'
import { page } from '../pages/page.tsx'
import { readSearch } from './read-search.ts'
import { readChoice, withoutChoice } from './results/choice.ts'
import { Results } from './results/results.tsx'
import { type Understood, wayOf } from './understood.ts'
import { WhatArrived } from './what-arrived.tsx'

/** `explain`: show the fields and `warnings` to developers. */
type Arrived = { path: string; fields: Fields; explain: boolean; warnings: FieldFault[] }

export function resultsPage(c: Context, search: Understood, { path, fields: arrived, explain, warnings }: Arrived) {
  const { product, facts, firstDay } = search
  const say = searchWords()
  const { siteUrl } = c.var
  const all = search.offers()
  const offers = firstDay < malaysianDay(Date.now()) ? { ...all, list: [] } : all
  const fields = withoutChoice(offers, arrived)
  const formHref = siteUrl + sitePath(addressOfPost(path, fields))
  return page(c, {
    title: wayOf(search),
    main: (
      <>
        <p className="kicker">{say.arrived[product]}</p>
        <h1>{wayOf(search)}</h1>
        <ul className="facts">
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <form method="post" action="/Account/SavedSearch" className="actions">
          <ButtonLink href={formHref} tone="quiet">
            {say.change}
          </ButtonLink>
          <input type="hidden" name="path" value={path} />
          <input type="hidden" name="fields" value={JSON.stringify(fields)} />
          <button type="submit" className="button button--quiet" name="action" value="save">
            {say.save}
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
  const { failure, ask } = searchWords()
  return page(c, {
    status: 422,
    title: failure.title,
    main: (
      <Message title={failure.heading}>
        <p>{failure.text}</p>
        <p className="actions">
          <ButtonLink href={siteUrl + sitePath(addressOfPost(path, fields))}>{failure.back}</ButtonLink>
          <ButtonLink href={siteUrl + sitePath('/contactus')} tone="quiet">
            {ask}
          </ButtonLink>
        </p>
        <WhatArrived fields={[]} warnings={faults} />
      </Message>
    ),
  })
}

export function startPage(c: Context) {
  const say = searchWords().start
  return page(c, {
    title: say.title,
    main: (
      <Message title={say.title}>
        <p>{say.text}</p>
        <ButtonLink href={c.var.siteUrl + sitePath('/')}>{say.button}</ButtonLink>
      </Message>
    ),
  })
}
