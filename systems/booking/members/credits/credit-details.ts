import type { CreditDetails } from '@agency/contracts/backend/credit-details.ts'
import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/booking-database.ts'

/** Sen. */
type WalletSum = {
  kind: 'credit' | 'wallet'
  usable: number
  held: number
  expiryDay: string | null
  expiring: number | null
}

/**
 * In ringgit by the contract: usable today in Malaysia, held for bookings, and the next expiring part. null for a
 * missing wallet.
 */
export async function creditDetails(db: Queryable, accountId: number, now: Date): Promise<CreditDetails> {
  const today = malaysianDay(now)
  // Spending uses what expires first, so the rest can be less than the deposit.
  const { rows } = await db.execute<WalletSum>(sql`
    with lots as (
      select kind, amount, expires_on from booking.wallet_lots
      where account_id = ${accountId} and (expires_on is null or expires_on >= ${today})
    ), next as (
      select distinct on (kind) kind, expires_on, sum(amount) as amount from lots
      where expires_on is not null and amount > 0 group by kind, expires_on order by kind, expires_on
    ), held as (
      select kind, sum(amount) as amount from booking.wallet_holds
      where account_id = ${accountId} and (releases_at is null or releases_at > ${now.toISOString()}) group by kind
    ), sums as (
      select kind, sum(amount) as amount from lots group by kind
    )
    select wallets.kind,
      greatest(0, coalesce(sums.amount, 0) - coalesce(held.amount, 0))::float8 as usable,
      coalesce(held.amount, 0)::float8 as held,
      next.expires_on::text as "expiryDay",
      least(next.amount, greatest(0, coalesce(sums.amount, 0) - coalesce(held.amount, 0)))::float8 as expiring
    from booking.wallets
      left join sums using (kind) left join held using (kind) left join next using (kind)
    where wallets.account_id = ${accountId}`)
  const walletOf = (kind: WalletSum['kind']) => {
    const sum = rows.find(row => row.kind === kind)
    if (sum === undefined) return null
    return {
      Amount_Useable: sum.usable / 100,
      Amount_Holding: sum.held / 100,
      Expiry_Amount: sum.expiryDay === null || sum.expiring === null ? null : sum.expiring / 100,
      Expiry_Date: sum.expiryDay === null ? null : `${sum.expiryDay}T00:00:00`,
    }
  }
  return { TravelCredit: walletOf('credit'), TravelWallet: walletOf('wallet') }
}
