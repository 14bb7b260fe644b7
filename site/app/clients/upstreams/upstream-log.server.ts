import { channel } from 'node:diagnostics_channel'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { CircuitChange } from './circuit.server.ts'
import type { Upstream, UpstreamFailureKind } from './upstream-failure.ts'

type Change = { upstream: Upstream; change: CircuitChange; lastFailure: UpstreamFailureKind | undefined }

export const circuitChanges = channel('upstream:circuit')

export function logUpstreams(log: Logger): () => void {
  const logChange = (message: unknown) => {
    const { upstream, change, lastFailure } = message as Change
    if (change === 'opened') log.error({ upstream, lastFailure }, `${upstream} keeps failing: calls to it are paused`)
    else log.warn({ upstream }, `${upstream} answers again`)
  }
  circuitChanges.subscribe(logChange)
  return () => void circuitChanges.unsubscribe(logChange)
}
