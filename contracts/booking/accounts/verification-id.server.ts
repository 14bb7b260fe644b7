/**
 * The `VerificationID` of an agent's sign-in: base64 of `{proof}|{yyyyMMdd in Malaysia}|{128 random bits in hex}`. Our
 * server makes it after the captcha; the booking site accepts each one once, on its day. It passes through the
 * visitor's browser, so for our booking site the proof is an HMAC of day and random under the validation key. The
 * booking site of 2019 wants the key itself.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { malaysianDay } from '../../dates/calendar-day.ts'

export type VerificationForm = 'hmac' | 'key'

/** The booking site of 2019 used UTF-16LE elsewhere. */
export type VerificationEncoding = 'utf8' | 'utf16le'

export type Verification = {
  proof: string
  day: string
  /** 32 lower-case hex digits, different each time. */
  random: string
}

const maxLength = 1000
const idPattern = /^([^|].*)\|(\d{8})\|([0-9a-fA-F]{32})$/s

export const verificationDay = (moment: Date): string => malaysianDay(moment).replaceAll('-', '')

export function makeVerificationId(
  key: string,
  now: Date,
  { form = 'hmac', encoding = 'utf8' }: { form?: VerificationForm; encoding?: VerificationEncoding } = {},
): string {
  const [day, random] = [verificationDay(now), randomBytes(16).toString('hex')]
  const proof = form === 'key' ? key : hmac(key, day, random)
  return Buffer.from(`${proof}|${day}|${random}`, encoding).toString('base64')
}

/** Takes either encoding; undefined for a malformed value. The caller verifies the proof. */
export function readVerificationId(value: string): Verification | undefined {
  if (value.length > maxLength) return undefined
  const bytes = Buffer.from(value, 'base64')
  for (const encoding of ['utf8', 'utf16le'] as const) {
    const [, proof, day, random] = idPattern.exec(bytes.toString(encoding)) ?? []
    if (proof && day && random) return { proof, day, random: random.toLowerCase() }
  }
  return undefined
}

export function isVerificationOf({ proof, day, random }: Verification, key: string): boolean {
  const expected = Buffer.from(hmac(key, day, random))
  const proofBytes = Buffer.from(proof)
  return proofBytes.length === expected.length && timingSafeEqual(proofBytes, expected)
}

const hmac = (key: string, day: string, random: string) =>
  createHmac('sha256', key).update(`agent verification|${day}|${random}`).digest('hex')
