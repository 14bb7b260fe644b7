import { sampleSecrets } from '../../sample-secrets.ts'
import { type SessionKey, sealSession, sessionKeysSetting } from '../session-cookie.server.ts'

const keys = sessionKeysSetting.parse(sampleSecrets.SESSION_KEYS)
const minutes = 60_000
type Changes = { firstName?: string; userId?: number; keys?: SessionKey[]; minutesLeft?: number; isAgent?: boolean }

/** A session cookie as the booking site of a local installation seals it; Aisyah's by default. */
export async function sealedCookie({
  firstName = 'Aisyah',
  userId = 1,
  keys: under = keys,
  minutesLeft = 20,
  isAgent = false,
}: Changes = {}): Promise<string> {
  const now = new Date()
  const user = { firstName, userId, userTypeCode: isAgent ? 'AGT' : 'MEM', isAgent } as const
  const times = { sessionId: crypto.randomUUID(), expires: new Date(now.getTime() + minutesLeft * minutes), now }
  return `session=${await sealSession(user, times, under)}`
}

/** Cookies that sign no visitor in, by what is wrong with them. */
export async function wrongCookies(): Promise<Record<string, string>> {
  const [key] = keys
  const good = await sealedCookie()
  const other = { id: key?.id ?? '', key: new Uint8Array(32).fill(9) }
  const changed = good.at(-30) === 'A' ? 'B' : 'A'
  return {
    forged: await sealedCookie({ keys: [other] }),
    'of a removed key': await sealedCookie({ keys: [{ ...other, id: 'last-year' }] }),
    expired: await sealedCookie({ minutesLeft: -1 }),
    'of user id 0': await sealedCookie({ userId: 0 }),
    'cut by one character': good.slice(0, -1),
    'cut in half': good.slice(0, good.length / 2),
    'changed in one character': `${good.slice(0, -30)}${changed}${good.slice(-29)}`,
    unsealed: `session=${Buffer.from('{"userId":1,"authenticated":true}').toString('base64url')}`,
    unsigned: 'session=eyJhbGciOiJub25lIn0.e30.',
    empty: 'session=',
    'of one letter': 'session=x',
    'of 5000 letters': `session=${'x'.repeat(5000)}`,
  }
}
