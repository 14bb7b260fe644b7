import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'
import { postedFields } from '../http/posted-fields.ts'
import { readSearch, searchPaths } from './read-search.ts'
import { confirmationPage, failurePage, startPage } from './search-pages.tsx'

/** Adds the five paths that searches are posted to, and a start page for those who open them otherwise. */
export function addSearches(app: Hono<ServiceEnv>, { explain }: { explain: boolean }): void {
  app.get('/', startPage)
  for (const path of searchPaths) {
    app.get(path, startPage)
    app.post(path, async c => {
      const fields = await postedFields(c)
      const reading = fields && readSearch(path, fields)
      if (fields === undefined || reading === undefined) return problem(c, 415, 'A search is posted as a form.')
      const told = explain ? reading.faults : []
      return reading.search.ok
        ? confirmationPage(c, reading.search.value, { path, fields, explain, warnings: told })
        : failurePage(c, told)
    })
  }
}
