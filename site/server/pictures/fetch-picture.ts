import { bytesWithin } from '@agency/contracts/calls/foreign-answer.ts'
import { UpstreamFailure, type UpstreamFailureKind } from '../../app/clients/upstreams/upstream-failure.ts'
import { guarded } from '../../app/clients/upstreams/upstream-guard.server.ts'
import { lifetimeOf } from './picture-lifetime.ts'

const sizeLimit = 20 * 1024 * 1024
const timeLimit = 5000
const maxRedirects = 3

/** `lifetime` in seconds. */
export type Original = { bytes: Buffer; type: string; lifetime: number }

export type FetchRules = {
  allowed: (address: string) => URL | undefined
  /** False for another spelling of the requested address. */
  isAnother: (url: URL) => boolean
}

export class PictureMoved extends Error {
  readonly url: URL

  constructor(url: URL) {
    super('moved permanently')
    this.url = url
  }
}

/**
 * Redirects lead to allowed hosts only, or they could lead behind the firewall.
 * @throws {UpstreamFailure} when the picture is missing, too large, too slow, or none.
 * @throws {PictureMoved} when its source redirects to another address.
 */
export function fetchPicture(url: URL, rules: FetchRules): Promise<Original> {
  const { origin, pathname: what } = url
  return guarded({ upstream: 'pictures', origin, timeLimit, repeatable: true, what }, async signal => {
    const fail = (kind: UpstreamFailureKind, detail: string): never => {
      throw new UpstreamFailure('pictures', kind, `${what} ${detail}`)
    }
    try {
      const response = await followed(url, rules, signal)
      if (!response)
        return fail('unexpected-shape', 'is redirected to a host that is not in PICTURE_HOSTS, or in a circle')
      const type = response.headers.get('content-type') ?? ''
      if (!response.ok || !type.startsWith('image/')) {
        await response.body?.cancel()
        return fail(kindOf(response.status), `answered ${response.status} ${type}`)
      }
      const bytes = (await bytesWithin(response, sizeLimit)) ?? fail('too-large', 'is larger than 20 MB')
      return { bytes, type, lifetime: lifetimeOf(response.headers) }
    } catch (error) {
      if (error instanceof UpstreamFailure || error instanceof PictureMoved) throw error
      return fail(signal.aborted ? 'timeout' : 'unreachable', String(error))
    }
  })
}

async function followed(url: URL, { allowed, isAnother }: FetchRules, signal: AbortSignal) {
  let next: URL | undefined = url
  for (let hop = 0; next && hop <= maxRedirects; hop++) {
    const response: Response = await fetch(next, { redirect: 'manual', signal })
    const location: string | null = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    next = URL.canParse(location, next) ? allowed(new URL(location, next).href) : undefined
    const isPermanent = response.status === 301 || response.status === 308
    if (next && hop === 0 && isPermanent && isAnother(next)) throw new PictureMoved(next)
  }
  return undefined
}

function kindOf(status: number): UpstreamFailureKind {
  if (status === 404 || status === 410) return 'not-found'
  return status >= 500 ? 'server-error' : 'unexpected-shape'
}
