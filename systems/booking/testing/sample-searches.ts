import { sampleFlightSearch } from '@agency/contracts/booking/searches/sample-searches.ts'

/** What the page that shows a search posts to keep it. */
export const sampleSearches = {
  flight: { action: 'save', path: '/Home/Index', fields: JSON.stringify(Object.entries(sampleFlightSearch)) },
}
