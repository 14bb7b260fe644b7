import {
  isVerificationOf,
  readVerificationId,
  verificationDay,
} from '@agency/contracts/booking/accounts/verification-id.server.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { spendOnce } from './spend-once.ts'

/** Longer than any `VerificationID` is valid in any zone. */
const TWO_DAYS_MS = 48 * 60 * 60 * 1000

/** Uses up a `VerificationID`: with our key, of today in Malaysia, and for the first time. */
export async function isVerified(db: Queryable, value: string, key: string, now: Date): Promise<boolean> {
  const read = readVerificationId(value)
  if (!read || !isVerificationOf(read, key) || read.day !== verificationDay(now)) return false
  return spendOnce(db, 'verification', `${read.day}|${read.random}`, new Date(now.getTime() + TWO_DAYS_MS))
}
