import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { withoutBrackets } from '@agency/words/in-english.ts'
import { type Upstream, UpstreamFailure } from './upstream-failure.ts'
import { guarded } from './upstream-guard.server.ts'

export type JsonAnswer = { status: number; body: unknown; text: string }

export type JsonRequest = {
  upstream: Upstream
  url: string
  init?: RequestInit
  /** Milliseconds for headers and body together. */
  timeLimit: number
  sizeLimit: number
}

/** GET requests may be retried once. Any JSON with any status is returned. Throws like `exchangeJson` and `guarded`. */
export async function fetchJson({ upstream, url, init, timeLimit, sizeLimit }: JsonRequest): Promise<JsonAnswer> {
  const { origin, pathname: what } = new URL(url)
  const repeatable = (init?.method ?? 'GET') === 'GET'
  let answer: JsonAnswer | undefined
  try {
    return await guarded({ upstream, origin, timeLimit, repeatable, what }, async signal => {
      answer = undefined
      answer = await exchangeJson({ upstream, url, init, sizeLimit }, signal)
      const trouble = troubleOf(answer.status)
      if (trouble) throw new UpstreamFailure(upstream, trouble, `${what} answered ${answer.status}`)
      return answer
    })
  } catch (failure) {
    // An error answer in JSON is returned; the circuit breaker has counted it as a failure.
    if (answer) return answer
    throw failure
  }
}

/** @throws {UpstreamFailure} `unreachable`, `timeout`, `too-large`, `not-json`, `overloaded` or `server-error`. */
async function exchangeJson(
  { upstream, url, init, sizeLimit }: Omit<JsonRequest, 'timeLimit'>,
  signal: AbortSignal,
): Promise<JsonAnswer> {
  const { status, text } = await exchangeText({ upstream, url, init, sizeLimit }, signal)
  const body = parseJson(text)
  if (body !== undefined) return { status, body, text }
  const kind = troubleOf(status) ?? 'not-json'
  const where = new URL(url).pathname
  throw new UpstreamFailure(upstream, kind, `${where} answered ${status} with something that is not JSON`)
}

export type TextAnswer = { status: number; text: string; headers: Headers }

/** @throws {UpstreamFailure} `unreachable`, with the error of `fetch` as its cause, `timeout`, `too-large`. */
export async function exchangeText(
  { upstream, url, init, sizeLimit }: Omit<JsonRequest, 'timeLimit'>,
  signal: AbortSignal,
): Promise<TextAnswer> {
  const where = new URL(url).pathname
  const sent = typeof init?.body === 'string' && { body: withoutBrackets(init.body) }
  try {
    const response = await fetch(url, { redirect: 'error', ...init, ...sent, signal })
    const text = await readText(response, sizeLimit, () => new UpstreamFailure(upstream, 'too-large', where))
    return { status: response.status, text, headers: response.headers }
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error
    if (signal.aborted) throw new UpstreamFailure(upstream, 'timeout', `${where} took too long`)
    throw new UpstreamFailure(upstream, 'unreachable', where, { cause: error })
  }
}

export function troubleOf(status: number): 'overloaded' | 'server-error' | undefined {
  if (status === 429) return 'overloaded'
  return status >= 500 ? 'server-error' : undefined
}

async function readText(response: Response, limit: number, tooLarge: () => Error): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel()
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
