import { httpService } from '@agency/chassis/http-service.ts'
import type { Logger } from '@agency/chassis/logger.ts'
import { problem } from '@agency/chassis/problem.ts'
import type { ReadyCheck } from '@agency/chassis/readiness.ts'
import { bookingCalls } from '@agency/contracts/booking/booking-calls.ts'
import type { Call } from '@agency/contracts/call.ts'
import { describeCall } from '@agency/contracts/openapi.ts'
import { addAssets } from './pages/assets.ts'
import { problemsAsPages } from './pages/problems-as-pages.ts'
import { addSearches } from './searches/search-routes.ts'

export type BookingOptions = {
  log: Logger
  /** What must hold for `/readyz`. */
  ready: Record<string, ReadyCheck>
  /** Address of the website, for the links back. */
  siteUrl: string
  /** Whether error pages say what exactly was wrong with a posted field. */
  explain: boolean
}

/** The HTTP application. Visitors' browsers post here, so what fails is a page for them and problem details for programs. */
export function bookingApp({ log, ready, siteUrl, explain }: BookingOptions) {
  const app = httpService({ title: 'Booking site', version: '1', log, ready })
  app.use(problemsAsPages(siteUrl))
  addAssets(app)
  addSearches(app, { siteUrl, explain })
  for (const call of Object.values(bookingCalls) as Call[]) {
    app.openAPIRegistry.registerPath(describeCall(call))
    if (!call.builtIn) {
      app.on(call.method, call.path, c => problem(c, 501, `"${call.summary}" is not built yet; nothing was done.`))
    }
  }
  return app
}
