export type Upstream = 'content' | 'booking' | 'backend' | 'web-api'

export type UpstreamFailureKind =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'not-found'
  | 'server-error'
  | 'too-large'
  | 'not-json'
  | 'unexpected-shape'

/** A call to another system that gave no usable answer. Loaders let it rise; `upstream-status.ts` says what follows. */
export class UpstreamFailure extends Error {
  readonly upstream: Upstream
  readonly kind: UpstreamFailureKind

  constructor(upstream: Upstream, kind: UpstreamFailureKind, detail: string, options?: ErrorOptions) {
    super(`${upstream}: ${kind}: ${detail}`, options)
    this.name = 'UpstreamFailure'
    this.upstream = upstream
    this.kind = kind
  }
}
