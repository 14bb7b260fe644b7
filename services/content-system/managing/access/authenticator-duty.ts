/** Calls open to users whose role needs an authenticator before they have one: see the account, set it up, sign out. */
const settingUp = new Set([
  'GET /manage/session',
  'DELETE /manage/session',
  'GET /manage/me',
  'POST /manage/me/totp',
  'POST /manage/me/totp/confirm',
])

const REMOVE = 'POST /manage/me/totp/remove'

/** The reason for refusing a call of a user whose role needs an authenticator; undefined for an allowed one. */
export function refusedByDuty(
  route: { method: string; path: string } | undefined,
  hasAuthenticator: boolean,
): string | undefined {
  const call = `${route?.method} ${route?.path}`
  if (!hasAuthenticator)
    return settingUp.has(call) ? undefined : 'Your role needs an authenticator app. Set it up to continue.'
  return call === REMOVE ? 'Your role needs an authenticator app: it cannot be turned off.' : undefined
}
