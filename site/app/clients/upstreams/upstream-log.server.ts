import { channel } from 'node:diagnostics_channel'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { CircuitChange } from './circuit.server.ts'
import type { Upstream, UpstreamFailureKind } from './upstream-failure.ts'

type Change = { upstream: Upstream; change: CircuitChange; lastFailure: UpstreamFailureKind | undefined }

/** What is published when a system is given up for a while, and when it is back. */
export const circuitChanges = channel('upstream:circuit')

/**
 * Writes one line when a system is given up for a while and one when it is back.
 * @returns Ends it.
 */
export function logUpstreams(log: Logger): () => void {
  const say = (message: unknown) => {
    const { upstream, change, lastFailure } = message as Change
    if (change === 'opened') log.error({ upstream, lastFailure }, `${upstream} keeps failing and gets a pause`)
    else log.warn({ upstream }, `${upstream} answers again`)
  }
  circuitChanges.subscribe(say)
  return () => void circuitChanges.unsubscribe(say)
}
