import { fetchJson, type JsonAnswer } from '../http/fetch-json.server.ts'
import { UpstreamFailure } from '../http/upstream-failure.ts'
import { type AccessToken, createAccessTokenSource } from './access-token.server.ts'

/** Asks the content system for one path and returns the JSON of its answer. */
export type ContentConnection = (path: string) => Promise<unknown>

const timeLimit = 2500
const sizeLimit = 32 * 1024 * 1024

/**
 * Opens the way to a content system: bearer token, time and size limits, and the retry that the contract asks for
 * (a 401 in the middle of a token's life clears it, fetches another and tries once more).
 * @param baseUrl For example `http://127.0.0.1:3001`, without a slash at the end.
 * @param extraHeaders Sent with every call.
 */
export function createContentConnection(baseUrl: string, extraHeaders: Record<string, string> = {}): ContentConnection {
  const token = createAccessTokenSource(async () => {
    const { body } = await ask('/umbraco/auth/gettoken')
    const value = body && typeof body === 'object' && 'Token' in body ? body.Token : undefined
    if (typeof value !== 'string') throw new UpstreamFailure('content', 'unexpected-shape', 'the token answer')
    return value
  })

  function ask(path: string, bearer?: AccessToken): Promise<JsonAnswer> {
    const headers = {
      accept: 'application/json',
      ...extraHeaders,
      ...(bearer && { authorization: `Bearer ${bearer.value}` }),
    }
    return fetchJson({ upstream: 'content', url: baseUrl + path, init: { headers }, timeLimit, sizeLimit })
  }

  return async path => {
    let bearer = await token.get()
    let answer = await ask(path, bearer)
    if (isRefusal(answer)) {
      token.forget(bearer)
      bearer = await token.get()
      answer = await ask(path, bearer)
    }
    if (isRefusal(answer)) {
      token.forget(bearer)
      throw new UpstreamFailure('content', 'refused', path)
    }
    if (answer.status === 404) throw new UpstreamFailure('content', 'not-found', path)
    if (answer.status >= 400) throw new UpstreamFailure('content', 'server-error', `${path} answered ${answer.status}`)
    return answer.body
  }
}

/** A refused token is a 401, or on some installations a problem document titled Unauthorized with another status. */
function isRefusal({ status, body }: JsonAnswer): boolean {
  return status === 401 || (!!body && typeof body === 'object' && 'title' in body && body.title === 'Unauthorized')
}
