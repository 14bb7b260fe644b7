import {
  HAND_OFF_SECONDS,
  handOffSignature,
  readHandOff,
  signedFields,
} from '@agency/contracts/session/hand-off.server.ts'
import { bookingOrigins } from '../public-origin.ts'
import { type OwnCookieSettings, ownCookie, withoutCookie } from './own-cookie.server.ts'
import type { OnRefusal } from './refusal-log.server.ts'

/**
 * Reads what a returning visitor's browser posts; resolves with the cookie to send, as `Set-Cookie` has it, if it proves
 * anything. Never rejects.
 */
export type HandOffDesk = (request: Request) => Promise<string | undefined>

export type HandOffSettings = OwnCookieSettings & { SESSION_HANDOFF_KEY: string; BOOKING_URL: string }

const sizeLimit = 16 * 1024

/**
 * Takes signed hand-offs, each once.
 * @param spend Notes that a word was used, for all processes and so many milliseconds; false when it was used before.
 */
export function handOffDesk(
  env: HandOffSettings,
  spend: (word: string, lifetimeMs: number) => Promise<boolean>,
  onRefusal: OnRefusal,
): HandOffDesk {
  const origins = bookingOrigins(env.BOOKING_URL)
  return async request => {
    const fields = await postedFields(request)
    if (fields[handOffSignature] === undefined)
      return fields.UserId ? refuse(`${handOffSignature} is missing`) : undefined
    // Another website could post a hand-off of its own visitor and have ours look for offers under that name.
    const origin = request.headers.get('origin')
    if (origin !== null && !origins.includes(origin)) return refuse('it was not posted by a page of BOOKING_URL')
    const handOff = readHandOff(fields, env.SESSION_HANDOFF_KEY, new Date())
    if (typeof handOff === 'string') return refuse(handOff)
    const isFirst = await spend(`hand-off:${handOff.nonce}`, 2 * HAND_OFF_SECONDS * 1000)
    if (!isFirst) return refuse('it was used before')
    return handOff.user ? ownCookie(handOff.user, env, Date.now()) : withoutCookie(env)
  }

  function refuse(reason: string): undefined {
    onRefusal(`hand-off: ${reason}`)
  }
}

const known = new Set<string>([...signedFields, handOffSignature])

/** The fields of a hand-off; none when it is no form or larger than one can be. Anything else, a password too, is dropped. */
async function postedFields(request: Request): Promise<Record<string, string>> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > sizeLimit) return {}
  const form = await request.formData().catch(() => new FormData())
  return Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => known.has(pair[0]) && typeof pair[1] === 'string'),
  )
}
