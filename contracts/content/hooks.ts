import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/**
 * What the content system posts to the site when nodes changed: their keys. Each signature is taken once, so two changes of
 * the same nodes within a second need something that differs: `id`, which is not read.
 */
export const contentHookSchema = z.object({
  keys: z.array(z.string().min(1)).min(1),
  id: z.unknown().optional(),
})

export type ContentHook = z.infer<typeof contentHookSchema>

export type HookHeaders = { 'x-timestamp': string; 'x-signature': string }

const TOLERANCE_SECONDS = 5 * 60

/** The headers that prove, together with `body` exactly as sent, who announces a change and when. */
export function signHook(body: string, secret: string, now: Date): HookHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return { 'x-timestamp': timestamp, 'x-signature': signature(body, timestamp, secret) }
}

/**
 * Judges an announcement by its headers, which may be missing: `forged` if the signature does not fit the body and
 * the time, `late` if it was signed more than five minutes before or after `now`.
 */
export function verifyHook(
  body: string,
  headers: Partial<HookHeaders>,
  secret: string,
  now: Date,
): 'valid' | 'late' | 'forged' {
  const { 'x-timestamp': timestamp = '', 'x-signature': given = '' } = headers
  const expected = Buffer.from(signature(body, timestamp, secret))
  const received = Buffer.from(given)
  const genuine = received.length === expected.length && timingSafeEqual(received, expected)
  if (!genuine || !/^\d{1,12}$/.test(timestamp)) return 'forged'
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS ? 'valid' : 'late'
}

// The time is signed with the body: otherwise an old announcement could be sent again under a new time.
function signature(body: string, timestamp: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/** Where the site posts its counts to the content system, signed as announcements are. Not every installation takes them. */
export const offerPressesPath = '/hooks/offer-presses'

/** More offers than are pressed within one post. */
export const MAX_OFFERS = 1000

/**
 * How often since the last post visitors pressed "Ask about this" on an offer, by its public path. Nothing is said about the
 * visitors. `id` makes two posts differ.
 */
export const offerPressesSchema = z.object({
  id: z.string(),
  pressed: z
    .array(
      z.object({ path: z.string().regex(/^\/(?!\/)[\w.~%/-]{1,400}$/), times: z.number().int().min(1).max(100_000) }),
    )
    .max(MAX_OFFERS),
})

export type OfferPresses = z.output<typeof offerPressesSchema>
