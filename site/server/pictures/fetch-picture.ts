import { UpstreamFailure, type UpstreamFailureKind } from '../../app/clients/upstreams/upstream-failure.ts'
import { guarded } from '../../app/clients/upstreams/upstream-guard.server.ts'

const sizeLimit = 20 * 1024 * 1024
const timeLimit = 5000
const mostRedirects = 3

/**
 * Fetches an original under the rules of `guarded`. Redirects are followed by hand, each only to a host that pictures may
 * come from: otherwise they could lead to any machine behind the firewall.
 * @param allowed The address to fetch for a written one; undefined when its host is none of those.
 * @throws {UpstreamFailure} when it is missing, too large, too slow, or not a picture.
 */
export function fetchPicture(url: URL, allowed: (address: string) => URL | undefined): Promise<Buffer> {
  const { origin, pathname: what } = url
  return guarded({ upstream: 'pictures', origin, timeLimit, repeatable: true, what }, async signal => {
    const fail = (kind: UpstreamFailureKind, detail: string): never => {
      throw new UpstreamFailure('pictures', kind, `${what} ${detail}`)
    }
    try {
      const response = await followed(url, allowed, signal)
      if (!response)
        return fail('unexpected-shape', 'is redirected to a host that is not in PICTURE_HOSTS, or in a circle')
      const type = response.headers.get('content-type') ?? ''
      if (!response.ok || !type.startsWith('image/')) {
        await response.body?.cancel()
        return fail(kindOf(response.status), `answered ${response.status} ${type}`)
      }
      return (await readBytes(response)) ?? fail('too-large', 'is larger than 20 MB')
    } catch (error) {
      if (error instanceof UpstreamFailure) throw error
      return fail(signal.aborted ? 'timeout' : 'unreachable', String(error))
    }
  })
}

/** The answer behind redirects; undefined when one of them may not be followed. */
async function followed(url: URL, allowed: (address: string) => URL | undefined, signal: AbortSignal) {
  let next: URL | undefined = url
  for (let hop = 0; next && hop <= mostRedirects; hop++) {
    const response: Response = await fetch(next, { redirect: 'manual', signal })
    const location: string | null = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    next = URL.canParse(location, next) ? allowed(new URL(location, next).href) : undefined
  }
  return undefined
}

/** What is wrong with a status, or with an answer of 200 that is no picture. */
function kindOf(status: number): UpstreamFailureKind {
  if (status === 404 || status === 410) return 'not-found'
  return status >= 500 ? 'server-error' : 'unexpected-shape'
}

/** Undefined when there are more bytes than a picture may have. */
async function readBytes(response: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > sizeLimit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
