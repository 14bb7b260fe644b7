import { type Upstream, UpstreamFailure } from './upstream-failure.ts'

export type JsonAnswer = { status: number; body: unknown }

export type JsonRequest = {
  upstream: Upstream
  url: string
  init?: RequestInit
  /** Milliseconds for the whole exchange, headers and body. */
  timeLimit: number
  /** An answer longer than this many bytes is given up. */
  sizeLimit: number
}

/**
 * Makes one call and reads its JSON, within a time and a size limit.
 * @returns Any answer that is JSON, whatever its status; the caller decides what a status means.
 * @throws {UpstreamFailure} `unreachable`, `timeout`, `too-large`, `not-json` or, for a 5xx without JSON, `server-error`.
 */
export async function fetchJson({ upstream, url, init, timeLimit, sizeLimit }: JsonRequest): Promise<JsonAnswer> {
  const where = new URL(url).pathname
  const signal = AbortSignal.timeout(timeLimit)
  try {
    const response = await fetch(url, { redirect: 'error', ...init, signal })
    const text = await readText(response, sizeLimit, () => new UpstreamFailure(upstream, 'too-large', where))
    const body = parseJson(text)
    if (body !== undefined) return { status: response.status, body }
    const kind = response.status >= 500 ? 'server-error' : 'not-json'
    throw new UpstreamFailure(upstream, kind, `${where} answered ${response.status} with something that is not JSON`)
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error
    if (signal.aborted) throw new UpstreamFailure(upstream, 'timeout', `${where} took over ${timeLimit} ms`)
    throw new UpstreamFailure(upstream, 'unreachable', where, { cause: error })
  }
}

async function readText(response: Response, limit: number, tooLarge: () => Error): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
