/** `pictures`: where originals of pictures lie. `identity`: who checks people and captchas for us. */
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
  /** Well-formed, but it would take away so much of what was there that it is probably not true. */
  | 'quarantined'
  /** The other side says it has too much to do (429), or too many calls wait for it here. */
  | 'overloaded'
  /** Not asked, because it kept failing a moment ago. */
  | 'circuit-open'

/** A call to another system that gave no usable answer. Loaders let it rise; `upstream-status.ts` says what follows. */
export class UpstreamFailure extends Error {
  readonly upstream: Upstream
  readonly kind: UpstreamFailureKind
  /** False when the call was not even begun. */
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
