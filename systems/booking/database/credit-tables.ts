import { bigint, date, foreignKey, primaryKey, text } from 'drizzle-orm/pg-core'
import { accountId } from './account-tables.ts'
import { booking, moment, numbered, sen, word } from './booking-schema.ts'

/** `credit` is Travel Credit, for agents their Agent Credit; `wallet` is the Travel Wallet of members. */
export const walletKinds = ['credit', 'wallet'] as const

const walletKind = () => word('kind', walletKinds).notNull()
const walletAccount = () => bigint('account_id', { mode: 'number' }).notNull()

export const wallets = booking.table('wallets', { accountId: accountId(), kind: walletKind() }, table => [
  primaryKey({ columns: [table.accountId, table.kind] }),
])

/** Sen; negative when spent. */
export const walletLots = booking.table(
  'wallet_lots',
  {
    id: numbered(),
    accountId: walletAccount(),
    kind: walletKind(),
    amount: sen('amount').notNull(),
    /** The last valid Malaysian day; null for money that stays. */
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

/** Sen set aside for an unfinished booking. */
export const walletHolds = booking.table(
  'wallet_holds',
  {
    id: numbered(),
    accountId: walletAccount(),
    kind: walletKind(),
    amount: sen('amount').notNull(),
    /** Automatic release; null for a hold that staff have to end. */
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
