import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import type { Context, Hono } from 'hono'
import { checkedFields, type Fields, postedFields } from '../http/posted-fields.ts'
import { readSearch, searchPaths } from './read-search.ts'
import { failurePage, resultsPage, startPage } from './search-pages.tsx'

/** A search of the website has about a thousand characters. */
const maxAddress = 4000

/**
 * Posts redirect to the same search by GET, because browsers do not go back to the answer of a post. A path without a
 * search leads to the website.
 */
export function addSearches(app: Hono<ServiceEnv>, { explain }: { explain: boolean }): void {
  app.get('/', startPage)
  for (const path of searchPaths) {
    app.get(path, c => {
      const fields = checkedFields([...new URL(c.req.url).searchParams])
      return fields.length === 0 ? startPage(c) : answer(c, path, fields)
    })
    app.post(path, async c => {
      const fields = await postedFields(c)
      const address = `${path}?${new URLSearchParams(fields)}`
      const hasResults = fields && address.length <= maxAddress && readSearch(path, fields)?.search.ok
      return hasResults ? c.redirect(address, 303) : answer(c, path, fields)
    })
  }

  function answer(c: Context, path: string, fields: Fields | undefined) {
    const reading = fields && readSearch(path, fields)
    if (fields === undefined || reading === undefined) return problem(c, 415, bookingPageWords().problems.notSearch)
    const shownFaults = explain ? reading.faults : []
    return reading.search.ok
      ? resultsPage(c, reading.search.value, { path, fields, explain, warnings: shownFaults })
      : failurePage(c, path, fields, shownFaults)
  }
}
