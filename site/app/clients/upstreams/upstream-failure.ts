/** `pictures`: hosts of original pictures. `identity`: providers that verify visitors and captchas. */
export type Upstream = 'content' | 'booking' | 'backend' | 'web-api' | 'pictures' | 'identity'

export type UpstreamFailureKind =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'not-found'
  | 'server-error'
  | 'too-large'
  | 'not-json'
  | 'unexpected-shape'
  /** Well-formed, but implausibly smaller than before. */
  | 'quarantined'
  /** The other system answers 429, or too many calls to it are waiting here. */
  | 'overloaded'
  | 'circuit-open'

export class UpstreamFailure extends Error {
  readonly upstream: Upstream
  readonly kind: UpstreamFailureKind
  /** False if no request was sent. */
  readonly asked: boolean

  constructor(
    upstream: Upstream,
    kind: UpstreamFailureKind,
    detail: string,
    { asked = true, ...options }: ErrorOptions & { asked?: boolean } = {},
  ) {
    super(`${upstream}: ${kind}: ${detail}`, options)
    this.name = 'UpstreamFailure'
    this.upstream = upstream
    this.kind = kind
    this.asked = asked
  }
}
