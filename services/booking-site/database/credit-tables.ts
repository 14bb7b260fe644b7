import { bigint, date, foreignKey, primaryKey, text } from 'drizzle-orm/pg-core'
import { accountId } from './account-tables.ts'
import { booking, moment, numbered, sen, word } from './booking-schema.ts'

/** `credit` is Travel Credit, for agents their Agent Credit; `wallet` is the Travel Wallet of members. */
export const walletKinds = ['credit', 'wallet'] as const

const walletKind = () => word('kind', walletKinds).notNull()
const walletAccount = () => bigint('account_id', { mode: 'number' }).notNull()

/** Who has which wallet. An account may have none, one or both. */
export const wallets = booking.table('wallets', { accountId: accountId(), kind: walletKind() }, table => [
  primaryKey({ columns: [table.accountId, table.kind] }),
])

/** Money put into a wallet, in sen; negative when it was spent. */
export const walletLots = booking.table(
  'wallet_lots',
  {
    id: numbered(),
    accountId: walletAccount(),
    kind: walletKind(),
    amount: sen('amount').notNull(),
    /** The last Malaysian day on which it counts; null for money that stays. */
    expiresOn: date('expires_on', { mode: 'string' }),
    note: text().notNull(),
  },
  table => [
    foreignKey({
      columns: [table.accountId, table.kind],
      foreignColumns: [wallets.accountId, wallets.kind],
    }).onDelete('cascade'),
  ],
)

/** Money in a wallet that is set aside for a booking which is not finished yet, in sen. */
export const walletHolds = booking.table(
  'wallet_holds',
  {
    id: numbered(),
    accountId: walletAccount(),
    kind: walletKind(),
    amount: sen('amount').notNull(),
    /** When it becomes free again by itself; null for a hold that staff have to end. */
    releasesAt: moment('releases_at'),
    note: text().notNull(),
  },
  table => [
    foreignKey({
      columns: [table.accountId, table.kind],
      foreignColumns: [wallets.accountId, wallets.kind],
    }).onDelete('cascade'),
  ],
)
