/** Milliseconds since 1970 in `renewAt`. */
export type AccessToken = { value: string; renewAt: number }

export type AccessTokenSource = {
  get(): Promise<AccessToken>
  forget(refused: AccessToken): void
}

const refreshMargin = 60_000
/** A token with a shorter life is used for three quarters of it. */
const shortLife = 2 * refreshMargin

/** Concurrent requests share one fetch. Rejections reach every waiting caller and are not cached. */
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

/** Milliseconds; 0 (expired) without an `exp` claim. */
function expiryOf(token: string): number {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    const exp = claims && typeof claims === 'object' && 'exp' in claims ? claims.exp : undefined
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
