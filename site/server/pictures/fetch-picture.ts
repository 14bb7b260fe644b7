import { UpstreamFailure, type UpstreamFailureKind } from '../../app/clients/upstreams/upstream-failure.ts'
import { guarded } from '../../app/clients/upstreams/upstream-guard.server.ts'

const sizeLimit = 20 * 1024 * 1024
const timeLimit = 5000

/**
 * Fetches an original under the rules of `guarded`. Redirects are not followed: they could lead to a host that is not
 * allowed.
 * @throws {UpstreamFailure} when it is missing, too large, too slow, or not a picture.
 */
export function fetchPicture(url: URL): Promise<Buffer> {
  const { origin, pathname: what } = url
  return guarded({ upstream: 'pictures', origin, timeLimit, repeatable: true, what }, async signal => {
    const fail = (kind: UpstreamFailureKind, detail: string): never => {
      throw new UpstreamFailure('pictures', kind, `${what} ${detail}`)
    }
    try {
      const response = await fetch(url, { redirect: 'error', signal })
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
