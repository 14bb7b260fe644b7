import {
  handOffSeconds,
  handOffSignature,
  readHandOff,
  signedFields,
} from '@agency/contracts/session/hand-off.server.ts'
import { bookingOrigins } from '../public-origin.ts'
import { type OwnCookieSettings, ownCookie, withoutCookie } from './own-cookie.server.ts'
import type { OnRefusal } from './refusal-log.server.ts'

/** Resolves with a `Set-Cookie` value. Never rejects. */
export type HandOffDesk = (request: Request) => Promise<string | undefined>

export type HandOffSettings = OwnCookieSettings & { SESSION_HANDOFF_KEY: string; BOOKING_URL: string }

const sizeLimit = 16 * 1024

/** `spend` marks a token as used for some milliseconds, across processes; false if it was used before. */
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
    // Another website could post its own hand-off and so sign this visitor in under its own name.
    const origin = request.headers.get('origin')
    if (origin !== null && !origins.includes(origin)) return refuse('it was not posted by a page of BOOKING_URL')
    const handOff = readHandOff(fields, env.SESSION_HANDOFF_KEY, new Date())
    if (typeof handOff === 'string') return refuse(handOff)
    const isFirst = await spend(`hand-off:${handOff.nonce}`, 2 * handOffSeconds * 1000)
    if (!isFirst) return refuse('it was used before')
    return handOff.user ? ownCookie(handOff.user, env, Date.now()) : withoutCookie(env)
  }

  function refuse(reason: string): undefined {
    onRefusal(`hand-off: ${reason}`)
  }
}

const signedNames = new Set<string>([...signedFields, handOffSignature])

/** Drops all other fields, such as a password. */
async function postedFields(request: Request): Promise<Record<string, string>> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > sizeLimit) return {}
  const form = await request.formData().catch(() => new FormData())
  return Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => signedNames.has(pair[0]) && typeof pair[1] === 'string'),
  )
}
