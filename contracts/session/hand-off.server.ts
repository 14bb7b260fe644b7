/** The signed hand-off from a booking site after a log-in. Five lines of C# and no library make one. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readBoolean } from '../content/readers/values.ts'
import { readSessionUser, type SessionUser } from './session.ts'

/** One line each, in this order. The booking site posts these fields anyway; time and nonce are new. */
export const signedFields = [
  'SessionTransferMemberId',
  'UserId',
  'FirstName',
  'Email',
  'IsActive',
  'isAgent',
  'SessionTransferTime',
  'SessionTransferNonce',
] as const

/** HMAC-SHA256 in hexadecimal; without it, a post proves nothing. */
export const handOffSignature = 'SessionTransferSignature'

/** Before and after its time. */
export const handOffSeconds = 300

/** undefined user: signed out. The nonce works once. */
export type HandOff = { user: SessionUser | undefined; nonce: string }

export function signHandOff(fields: Record<string, string>, key: string): string {
  const lines = signedFields.map(name => fields[name] ?? '')
  return createHmac('sha256', key).update(lines.join('\n')).digest('hex')
}

/** The caller makes sure that each nonce is used once. Returns the reason for a refusal as text. */
export function readHandOff(fields: Record<string, string>, key: string, now: Date): HandOff | string {
  const signature = fields[handOffSignature]?.trim().toLowerCase() ?? ''
  if (!/^[0-9a-f]{64}$/.test(signature)) return 'SessionTransferSignature has not 64 hexadecimal digits'
  // A line break within a field would let an attacker move signed text from one field to another.
  if (signedFields.some(name => /[\r\n]/.test(fields[name] ?? ''))) return 'a signed field holds a line break'
  const signed = [fields, withoutRepetitions(fields)].find(read => isSignedBy(read, key, signature))
  if (!signed) return 'the signature does not fit: compare SESSION_HANDOFF_KEY, the fields and their order'
  return readSigned(signed, now)
}

function isSignedBy(fields: Record<string, string>, key: string, signature: string): boolean {
  return timingSafeEqual(Buffer.from(signHandOff(fields, key), 'hex'), Buffer.from(signature, 'hex'))
}

/** ASP.NET joins repeated fields with a comma: a form that passed through two of its pages has `x,x`. */
function withoutRepetitions(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const half = value.slice(0, Math.floor(value.length / 2))
      return [name, value === `${half},${half}` ? half : value]
    }),
  )
}

function readSigned(fields: Record<string, string>, now: Date): HandOff | string {
  const { SessionTransferTime: time = '', SessionTransferNonce: nonce = '' } = fields
  if (!/^\d{10}$/.test(time)) return 'SessionTransferTime is not in seconds since 1970'
  if (Math.abs(now.getTime() / 1000 - Number(time)) > handOffSeconds)
    return 'SessionTransferTime is more than five minutes off: compare the clocks'
  if (!/^[\w-]{16,64}$/.test(nonce)) return 'SessionTransferNonce has not 16 to 64 letters and digits'
  if (/^0*$/.test(fields.UserId?.trim() ?? '')) return { user: undefined, nonce }
  if (readBoolean(fields.IsActive) === false) return 'IsActive says no'
  const user = readSessionUser({ firstName: fields.FirstName, userId: fields.UserId, isAgent: fields.isAgent })
  return typeof user === 'string' ? user : { user, nonce }
}
