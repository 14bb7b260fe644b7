import {
  isVerificationOf,
  readVerificationId,
  verificationDay,
} from '@agency/contracts/booking/accounts/verification-id.server.ts'
import type { Queryable } from '../../database/booking-database.ts'
import { spendOnce } from './spend-once.ts'

/** Until a `VerificationID` of any day that could be today somewhere is over. */
const TWO_DAYS_MS = 48 * 60 * 60 * 1000

/** Whether a `VerificationID` was made with our key, is of today in Malaysia, and comes for the first time. It is used up by this. */
export async function isVerified(db: Queryable, value: string, key: string, now: Date): Promise<boolean> {
  const read = readVerificationId(value)
  if (!read || !isVerificationOf(read, key) || read.day !== verificationDay(now)) return false
  return spendOnce(db, 'verification', `${read.day}|${read.random}`, new Date(now.getTime() + TWO_DAYS_MS))
}
