import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { data } from 'react-router'
import { UpstreamFailure } from './upstream-failure.ts'
import { statusOfFailure } from './upstream-status.ts'

type Client = Record<string, (...input: never[]) => Promise<unknown>>

/**
 * A client of another system whose failures become what a page is answered with: loaders let them rise, the error page
 * shows their status. React Router hides the kind of every other error from the error page.
 * @param onSystemAway Told when a part is missing that may be back at any moment, whatever the page makes of it.
 */
export function withPageFailures<Methods extends Client>(
  client: Methods,
  log: Logger,
  onSystemAway: () => void = () => undefined,
): Methods {
  const rise = (failure: unknown): never => {
    if (!(failure instanceof UpstreamFailure)) throw failure
    if (statusOfFailure(failure) >= 500) onSystemAway()
    // What is not there is reported once, with the page or the setting that names it.
    if (failure.kind !== 'not-found') log.warn({ upstream: failure.upstream, kind: failure.kind }, failure.message)
    throw data(failure.kind, { status: statusOfFailure(failure) })
  }
  const methods = Object.entries(client).map(([name, call]) => [
    name,
    (...input: never[]) => call(...input).catch(rise),
  ])
  // Every method keeps its name and type; the compiler cannot follow that through `entries`.
  return Object.fromEntries(methods) as Methods
}

/** Whether what `withPageFailures` raised says that a system is away, and not that a page does not exist. */
export function isSystemAway(raised: unknown): boolean {
  return statusOf(raised) >= 500
}

/** Whether what was raised says that the content system has no such page. */
export function isMissing(raised: unknown): boolean {
  return statusOf(raised) === 404
}

function statusOf(raised: unknown): number {
  const { init } = (raised ?? {}) as { init?: { status?: number } | null }
  return init?.status ?? 0
}
