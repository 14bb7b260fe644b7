import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { inArray, sql } from 'drizzle-orm'
import { accounts, agents, members } from '../../database/account-tables.ts'
import { type BookingDatabase, type Queryable, transaction } from '../../database/booking-database.ts'
import { walletHolds, walletLots, wallets } from '../../database/credit-tables.ts'
import { frequentFlyerCards, travellers, trips } from '../../database/travel-tables.ts'
import { type SampleAccount, sampleAccounts, samplePassword } from '../samples/sample-accounts.ts'

const dayMs = 24 * 60 * 60 * 1000
const sen = (ringgit: number) => Math.round(ringgit * 100)

/** Accounts with publicly known passwords. */
export async function hasSamples(db: Queryable): Promise<boolean> {
  const emails = sampleAccounts.map(one => one.email)
  const existing = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.email, emails)).limit(1)
  return existing.length > 0
}

/** All or none; does not change existing ones. */
export async function seedSamples(db: BookingDatabase, now: Date): Promise<void> {
  if (await hasSamples(db)) return
  const passwordHash = await hashPassword(samplePassword)
  await transaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('booking samples', 0))`)
    if (await hasSamples(tx)) return
    for (const sample of sampleAccounts) await makeAccount(tx, sample, passwordHash, now)
  })
}

async function makeAccount(db: Queryable, sample: SampleAccount, passwordHash: string, now: Date): Promise<void> {
  const { email, firstName, lastName, phone, agent } = sample
  const typeCode = agent ? 'AGT' : 'MEM'
  const row = {
    typeCode,
    email,
    firstName,
    lastName,
    phone,
    countryCode: 'MYS',
    passwordHash,
    emailConfirmedAt: now,
  } as const
  const [inserted] = await db.insert(accounts).values(row).returning({ id: accounts.id })
  if (inserted === undefined) throw new Error('no sample account was made')
  const accountId = inserted.id
  if (agent) await db.insert(agents).values({ accountId, ...agent })
  else await db.insert(members).values({ accountId, agreedTermsAt: now })

  const inDays = (days: number) => malaysianDay(new Date(now.getTime() + days * dayMs))
  for (const kind of sample.wallets) await db.insert(wallets).values({ accountId, kind })
  for (const { kind, ringgit, expiresInDays } of sample.lots) {
    const expiresOn = expiresInDays === undefined ? null : inDays(expiresInDays)
    await db.insert(walletLots).values({ accountId, kind, amount: sen(ringgit), expiresOn, note: 'Sample' })
  }
  for (const { kind, ringgit } of sample.holds) {
    await db.insert(walletHolds).values({ accountId, kind, amount: sen(ringgit), note: 'Sample' })
  }
  if (!agent) await makeTravels(db, accountId, inDays)
}

async function makeTravels(db: Queryable, accountId: number, inDays: (days: number) => string): Promise<void> {
  const trip = (reference: string, title: string, days: [number, number], paid: number) => ({
    accountId,
    reference: `${reference}-${accountId}`,
    title,
    startsOn: inDays(days[0]),
    endsOn: inDays(days[1]),
    paid: sen(paid),
  })
  await db.insert(trips).values([
    { ...trip('LGK7Q', 'Kuala Lumpur to Langkawi and back', [24, 27], 388), product: 'flight', status: 'confirmed' },
    { ...trip('KCH2M', 'Kuching, 3 nights', [61, 64], 1043.5), product: 'flight + hotel', status: 'awaiting payment' },
    { ...trip('PEN9A', 'George Town, Penang, 2 nights', [-120, -118], 412), product: 'hotel', status: 'confirmed' },
  ])
  await db.insert(frequentFlyerCards).values({ accountId, airlineCode: 'MH', number: `40${accountId}551208` })
  await db
    .insert(travellers)
    .values({ accountId, fullName: 'Nur Iman Binti Hassan', bornOn: '2015-03-09', nationality: 'MYS' })
}
