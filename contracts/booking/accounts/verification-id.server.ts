/**
 * The `VerificationID` of an agent's sign-in: base64 of `{validation key}|{yyyyMMdd in Malaysia}|{128 random bits in hex}`.
 * Our server makes it after the captcha was passed; the booking site accepts each one once, on its day.
 */
import { randomBytes } from 'node:crypto'
import { malaysianDay } from '../../dates/malaysian-time.ts'

/** How its characters become bytes. The booking site of 2019 used UTF-16LE elsewhere. */
export type VerificationEncoding = 'utf8' | 'utf16le'

export type Verification = {
  /** What it claims the key to be: to be compared in constant time. */
  key: string
  /** `yyyyMMdd` in Malaysia. */
  day: string
  /** 32 hex digits in lower case, different in every one. */
  random: string
}

const FORM = /^(.+)\|(\d{8})\|([0-9a-fA-F]{32})$/s

/** The Malaysian day of a moment as a `VerificationID` writes it: `20261120`. */
export const verificationDay = (moment: Date): string => malaysianDay(moment).replaceAll('-', '')

/** Makes one for today. */
export function makeVerificationId(key: string, now: Date, encoding: VerificationEncoding = 'utf8'): string {
  const text = `${key}|${verificationDay(now)}|${randomBytes(16).toString('hex')}`
  return Buffer.from(text, encoding).toString('base64')
}

/** Takes one apart, whichever encoding it has; undefined if it is none. Whether it is good is for the caller to judge. */
export function readVerificationId(value: string): Verification | undefined {
  const bytes = Buffer.from(value, 'base64')
  for (const encoding of ['utf8', 'utf16le'] as const) {
    const [, key, day, random] = FORM.exec(bytes.toString(encoding)) ?? []
    if (key && day && random) return { key, day, random: random.toLowerCase() }
  }
  return undefined
}
