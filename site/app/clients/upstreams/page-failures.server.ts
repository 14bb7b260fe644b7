import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { data } from 'react-router'
import { UpstreamFailure } from './upstream-failure.ts'
import { statusOfFailure } from './upstream-status.ts'

type Client = Record<string, (...input: never[]) => Promise<unknown>>

/** Throws responses, because React Router hides the status of errors; `onSystemAway` schedules a new rendering. */
export function withPageFailures<Methods extends Client>(
  client: Methods,
  log: Logger,
  onSystemAway: () => void = () => undefined,
): Methods {
  const rise = (failure: unknown): never => {
    if (!(failure instanceof UpstreamFailure)) throw failure
    if (statusOfFailure(failure) >= 500) onSystemAway()
    // Missing nodes are reported once, with the page or the key that names them.
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

export function isSystemAway(raised: unknown): boolean {
  return statusOf(raised) >= 500
}

/** A page that is only there in English is not missing. */
export function isMissing(raised: unknown): boolean {
  const { data: thrown } = (raised ?? {}) as { data?: unknown }
  return statusOf(raised) === 404 && !(typeof thrown === 'object' && thrown !== null && 'english' in thrown)
}

function statusOf(raised: unknown): number {
  const { init } = (raised ?? {}) as { init?: { status?: number } | null }
  return init?.status ?? 0
}
