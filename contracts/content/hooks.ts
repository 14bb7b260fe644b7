import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/**
 * Announces changed nodes by key. The site accepts each signature once; `id`, which it ignores, separates two changes
 * of the same nodes within a second.
 */
export const contentHookSchema = z.object({
  keys: z.array(z.string().min(1)).min(1),
  id: z.unknown().optional(),
})

export type ContentHook = z.infer<typeof contentHookSchema>

export type HookHeaders = { 'x-timestamp': string; 'x-signature': string }

const toleranceSeconds = 5 * 60

export function signHook(body: string, secret: string, now: Date): HookHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return { 'x-timestamp': timestamp, 'x-signature': signature(body, timestamp, secret) }
}

/** `late`: signed more than five minutes before or after `now`. Headers may be missing. */
export function verifyHook(
  body: string,
  headers: Partial<HookHeaders>,
  secret: string,
  now: Date,
): 'valid' | 'late' | 'forged' {
  const { 'x-timestamp': timestamp = '', 'x-signature': sentSignature = '' } = headers
  const expected = Buffer.from(signature(body, timestamp, secret))
  const received = Buffer.from(sentSignature)
  const genuine = received.length === expected.length && timingSafeEqual(received, expected)
  if (!genuine || !/^\d{1,12}$/.test(timestamp)) return 'forged'
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds ? 'valid' : 'late'
}

// The signature covers the time: otherwise an attacker could replay an announcement under a new one.
function signature(body: string, timestamp: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/** The site posts its counts here, signed like announcements. Other installations may lack it. */
export const offerPressesPath = '/hooks/offer-presses'

export const maxOffers = 1000

/** Presses of "Ask about this" since the last post, by the offer's public path. `id` makes two posts differ. */
export const offerPressesSchema = z.object({
  id: z.string(),
  pressed: z
    .array(
      z.object({ path: z.string().regex(/^\/(?!\/)[\w.~%/-]{1,400}$/), times: z.number().int().min(1).max(100_000) }),
    )
    .max(maxOffers),
})

export type OfferPresses = z.output<typeof offerPressesSchema>
