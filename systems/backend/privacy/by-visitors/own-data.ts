import type { ErasureReceipt, OwnDataWish } from '@agency/contracts/backend/own-data.ts'
import { referenceOf } from '@agency/contracts/backend/reference.ts'
import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { secretToken } from '@agency/service-kit/sign-in/secret-token.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { dataRequests } from '../../database/tables.ts'
import { type MailQueue, queueMails } from '../../mail/mail-queue.ts'
import type { Asking, Members } from '../../members/members-client.ts'
import { erasePerson, exportPerson, type PersonalData } from '../person.ts'

const linkHours = 24
/** Limits mails to one address. The owner then has these links: others cannot block a copy by requesting it first. */
const maxLinks = 5
const bookingSite = 'booking site'

export type OwnDataRequest = { email: string; wish: OwnDataWish; language: Language }

/** Mails a link even where nothing is held, so the answer reveals nothing. */
export async function askForOwnData(
  pool: Pool,
  queue: MailQueue,
  { email, ...request }: OwnDataRequest,
): Promise<void> {
  const address = email.toLowerCase()
  await withClient(pool, client =>
    drizzle(client).transaction(async db => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own data of ${address}`}, 0))`)
      const { email: owner, wish, usedAt, expiresAt: end } = dataRequests
      const unused = and(eq(owner, address), eq(wish, request.wish), isNull(usedAt), gt(end, sql`now()`))
      if ((await db.$count(dataRequests, unused)) >= maxLinks) return
      const expiresAt = sql`now() + make_interval(hours => ${linkHours})`
      const [row] = await db
        .insert(dataRequests)
        .values({ ...request, email: address, token: secretToken(), expiresAt })
        .returning({ requestId: dataRequests.id })
      if (row) await queueMails(db, queue, [{ kind: 'own-data', ...row }])
    }),
  )
}

export async function readOwnDataLink(pool: Pool, token: string) {
  const [link] = await drizzle(pool).select().from(dataRequests).where(isGood(token))
  if (link === undefined) return undefined
  const { wish, language, email, receipt, usedAt } = link
  if (receipt) return { state: 'erased', language, receipt } as const
  return email === null || usedAt ? undefined : ({ state: 'open', wish, language, email } as const)
}

export type Elsewhere = Record<string, unknown[] | number>

/**
 * @param elsewhere The site's entries, or its number of removed ones.
 * @throws A problem while the booking site fails; the link stays valid then.
 */
export async function spendOwnDataLink(
  { pool, members }: { pool: Pool; members: Members },
  asking: Asking,
  { token, elsewhere }: { token: string; elsewhere: Elsewhere },
): Promise<{ copy: PersonalData & { notCovered: string[] } } | { receipt: ErasureReceipt } | undefined> {
  const db = drizzle(pool)
  const [link] = await db
    .update(dataRequests)
    .set({ usedAt: sql`now()` })
    .where(and(isGood(token), isNull(dataRequests.usedAt)))
    .returning()
  if (!link?.email) return undefined
  const { id, email, wish } = link
  try {
    return wish === 'copy' ? await copy() : await erase()
  } catch (error) {
    await db.update(dataRequests).set({ usedAt: null }).where(eq(dataRequests.id, id))
    throw error
  }

  async function copy() {
    const booking = await members.copyPerson(asking, email as string)
    const held = { ...onlyOf(elsewhere, value => Array.isArray(value)), ...booking?.held }
    return { copy: { ...(await exportPerson(pool, email as string, held)), notCovered: notCovered(booking) } }
  }

  async function erase() {
    const booking = await members.erasePerson(asking, email as string)
    const counts = { ...onlyOf(elsewhere, value => typeof value === 'number'), ...booking?.removed }
    const erasedAt = new Date().toISOString()
    const about = { reference: referenceOf(id), kept: booking?.kept ?? [], notCovered: notCovered(booking) }
    const receiptOf = (removed: Record<string, number>): ErasureReceipt => ({ ...about, removed, erasedAt })
    const removed = await erasePerson(pool, email as string, counts, {
      note: { ...about, kept: about.kept.length },
      // Before the address's requests go, so that the link shows its receipt.
      before: tx => tx.update(dataRequests).set({ email: null }).where(eq(dataRequests.id, id)),
      after: (tx, all) =>
        tx
          .update(dataRequests)
          .set({ receipt: receiptOf(all) })
          .where(eq(dataRequests.id, id)),
    })
    return { receipt: receiptOf(removed) }
  }
}

const isGood = (token: string) => and(eq(dataRequests.token, token), gt(dataRequests.expiresAt, sql`now()`))

const notCovered = (booking: object | undefined) => (booking ? [] : [bookingSite])

function onlyOf<Value extends Elsewhere[string]>(
  elsewhere: Elsewhere,
  fits: (value: Elsewhere[string]) => value is Value,
) {
  return Object.fromEntries(
    Object.entries(elsewhere).flatMap(([place, value]) => (fits(value) ? [[place, value]] : [])),
  )
}
