import type { UpstreamFailure, UpstreamFailureKind } from './upstream-failure.ts'

/** 503 and 504 ask caches and search engines to come back; 502 means that the other system answers wrongly. */
const statusOf: Record<UpstreamFailureKind, number> = {
  unreachable: 503,
  timeout: 504,
  refused: 502,
  'not-found': 404,
  'server-error': 503,
  'too-large': 502,
  'not-json': 502,
  'unexpected-shape': 502,
  quarantined: 502,
  overloaded: 503,
  'circuit-open': 503,
}

export function statusOfFailure(failure: UpstreamFailure): number {
  return statusOf[failure.kind]
}

/** Undefined if a retry will not help. */
export function retryAfterSeconds(status: number): number | undefined {
  return status === 503 || status === 504 ? 10 : undefined
}
