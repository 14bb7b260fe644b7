/** A bearer token of the content system, and the moment from which a new one takes its place. */
export type AccessToken = { value: string; renewAt: number }

export type AccessTokenSource = {
  /** The current token, or a new one when it is missing or about to expire. */
  get(): Promise<AccessToken>
  /** Discards a refused token, unless another call has fetched a newer one meanwhile. */
  forget(refused: AccessToken): void
}

const refreshMargin = 60_000
/** A token that lives no longer than this is used for three quarters of its life. */
const shortLife = 2 * refreshMargin

/**
 * Keeps one token for all requests. Requests that need a new one at the same time share one fetch.
 * @param fetchToken Asks the content system; rejections reach every waiting caller and nothing is kept.
 * @param now Milliseconds since 1970; given by tests.
 */
export function createAccessTokenSource(
  fetchToken: () => Promise<string>,
  now: () => number = Date.now,
): AccessTokenSource {
  let current: AccessToken | undefined
  let pending: Promise<AccessToken> | undefined

  async function refresh(): Promise<AccessToken> {
    const value = await fetchToken()
    const life = Math.max(0, expiryOf(value) - now())
    current = { value, renewAt: now() + (life > shortLife ? life - refreshMargin : (life * 3) / 4) }
    return current
  }

  return {
    async get() {
      if (current && current.renewAt > now()) return current
      pending ??= refresh().finally(() => {
        pending = undefined
      })
      return pending
    },
    forget(refused) {
      if (current === refused) current = undefined
    },
  }
}

/** The `exp` claim of a JSON web token in milliseconds; 0, so "already over", when there is none. */
function expiryOf(token: string): number {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    const exp = claims && typeof claims === 'object' && 'exp' in claims ? claims.exp : undefined
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
