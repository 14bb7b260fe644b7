import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { exchangeText, type JsonAnswer, troubleOf } from '../../upstreams/fetch-json.server.ts'
import { UpstreamFailure } from '../../upstreams/upstream-failure.ts'
import { guarded } from '../../upstreams/upstream-guard.server.ts'
import { type AccessToken, createAccessTokenSource } from './access-token.server.ts'

export type ContentAnswer = { body: unknown; text: string }

export type ContentConnection = (path: string) => Promise<ContentAnswer>

/** For waiting, token, call and retry. Pages wait less (`withinRequest`); a late answer serves the next one. */
const timeLimit = 4000
/** The route list takes about 200 bytes a page; all other answers are one page's or one window's. */
const sizeLimitOf = (path: string) => (path.includes('getRoute') ? 32 : 6) * 1024 * 1024

/** Retries as the contract demands: a 401 in the middle of a token's life fetches another token. */
export function createContentConnection(baseUrl: string, extraHeaders: Record<string, string> = {}): ContentConnection {
  const token = createAccessTokenSource(async () => {
    // Many callers wait for one token, so no single caller's end aborts it.
    const { status, body } = await ask('/umbraco/auth/gettoken', AbortSignal.timeout(timeLimit))
    const trouble = troubleOf(status)
    if (trouble) throw new UpstreamFailure('content', trouble, `the token call answered ${status}`)
    const value = body && typeof body === 'object' && 'Token' in body ? body.Token : undefined
    if (typeof value !== 'string') throw new UpstreamFailure('content', 'unexpected-shape', 'the token answer')
    return value
  })

  async function ask(path: string, signal: AbortSignal, bearer?: AccessToken): Promise<JsonAnswer> {
    const headers = {
      accept: 'application/json',
      ...extraHeaders,
      ...(bearer && { authorization: `Bearer ${bearer.value}` }),
    }
    const sizeLimit = sizeLimitOf(path)
    const init = { headers, redirect: 'manual' } as const
    const answer = await exchangeText({ upstream: 'content', url: baseUrl + path, init, sizeLimit }, signal)
    const { status, text } = answer
    if (status >= 300 && status < 400) throw redirected(baseUrl, path, answer.headers.get('location'))
    const body = parseJson(text)
    if (body !== undefined || absent.has(status)) return { status, body, text }
    const what = `${path.split('?')[0]} answered ${status} with something that is not JSON`
    throw new UpstreamFailure('content', troubleOf(status) ?? 'not-json', what)
  }

  async function exchange(path: string, signal: AbortSignal): Promise<ContentAnswer> {
    let bearer = await token.get()
    let answer = await ask(path, signal, bearer)
    if (isRefusal(answer)) {
      token.forget(bearer)
      bearer = await token.get()
      answer = await ask(path, signal, bearer)
    }
    if (isRefusal(answer)) {
      token.forget(bearer)
      throw new UpstreamFailure('content', 'refused', path)
    }
    if (absent.has(answer.status)) throw new UpstreamFailure('content', 'not-found', path)
    const trouble = troubleOf(answer.status) ?? (answer.status >= 400 ? 'server-error' : undefined)
    if (trouble) throw new UpstreamFailure('content', trouble, `${path} answered ${answer.status}`)
    return answer
  }

  const { origin } = new URL(baseUrl)
  return path =>
    guarded({ upstream: 'content', origin, timeLimit, repeatable: true, what: path }, signal => exchange(path, signal))
}

/** Installations answer missing calls with different statuses, often with a page of HTML. */
const absent = new Set([404, 405, 410, 501])

/** Following a redirect would send the token wherever it leads. */
function redirected(baseUrl: string, path: string, location: string | null): UpstreamFailure {
  const target = location && URL.canParse(location, baseUrl) ? new URL(location, baseUrl) : undefined
  const [call = ''] = path.split('?')
  const cut = target?.pathname.endsWith(call) ? -call.length : -(target?.pathname.length ?? 0)
  const base = target && target.origin + target.pathname.slice(0, cut)
  const todo = base && base !== baseUrl ? `: set CONTENT_URL=${base}` : ''
  return new UpstreamFailure(
    'content',
    'unreachable',
    `CONTENT_URL redirects ${call} to ${target?.href.split('?')[0]}${todo}`,
  )
}

/** Some installations refuse a token with a problem document titled Unauthorized and another status. */
function isRefusal({ status, body }: JsonAnswer): boolean {
  return status === 401 || (!!body && typeof body === 'object' && 'title' in body && body.title === 'Unauthorized')
}
