/** Codes of authenticators: RFC 6238 with SHA-1, six digits and half minutes, which all of them support. */
import { createHmac, randomBytes } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** A clock may be one step off. */
const drifts = [0, -1, 1]
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits in base32, as RFC 4226 recommends. */
export const totpSecret = (): string => toBase32(randomBytes(20))

/** The link for an authenticator. @param issuer shown beside the account */
export const totpUri = (secret: string, issuer: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${new URLSearchParams({ secret, issuer })}`

/** The step of a valid code, to be stored so that the code is valid once; undefined for any other text. */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const code = typed.replace(/\s/g, '')
  const present = Math.floor(now.getTime() / 1000 / stepSeconds)
  return drifts.map(drift => present + drift).find(step => codeOf(secret, step) === code)
}

/** The code of one half minute since 1970. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(eight => Number.parseInt(eight, 2)))
}
