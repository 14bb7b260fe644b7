import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../content-database.ts'
import { publishRequests } from './request-tables.ts'

export type PublishRequest = typeof publishRequests.$inferSelect

type Reader = Pick<ContentDatabase, 'select'>

const isWaiting = eq(publishRequests.state, 'waiting')
const isOpen = ne(publishRequests.state, 'published')

export const waitingRequests = (db: Reader): Promise<PublishRequest[]> =>
  db.select().from(publishRequests).where(isWaiting).orderBy(asc(publishRequests.at))

export async function waitingKeys(db: Reader): Promise<Set<string>> {
  const rows = await db.select({ key: publishRequests.key }).from(publishRequests).where(isWaiting)
  return new Set(rows.map(({ key }) => key))
}

export const lastRequest = async (db: Reader, key: string): Promise<PublishRequest | undefined> =>
  (await db.select().from(publishRequests).where(eq(publishRequests.key, key)))[0]

export const requestsBy = (db: Reader, user: string): Promise<PublishRequest[]> =>
  db.select().from(publishRequests).where(eq(publishRequests.by, user)).orderBy(asc(publishRequests.at))

/** Replaces an earlier request about the same node. */
export async function keepRequest(
  tx: Transaction,
  entry: Pick<PublishRequest, 'key' | 'by' | 'note' | 'version'>,
): Promise<PublishRequest> {
  const request = { ...entry, at: new Date(), state: 'waiting', endedBy: null, endedAt: null, answer: null } as const
  await tx.insert(publishRequests).values(request).onConflictDoUpdate({ target: publishRequests.key, set: request })
  return request
}

/** Ends a request, also one that was sent back. @param end `endedBy`: as in the audit @returns undefined if none is open */
export async function endRequest(
  tx: Transaction,
  key: string,
  end: Pick<PublishRequest, 'state' | 'endedBy' | 'answer'>,
): Promise<PublishRequest | undefined> {
  const ended = tx.update(publishRequests).set({ ...end, endedAt: new Date() })
  return (await ended.where(and(eq(publishRequests.key, key), isOpen)).returning())[0]
}

/** Deletes open requests; ended ones stay. */
export async function forgetRequests(tx: Transaction, keys: string[]): Promise<void> {
  await tx.delete(publishRequests).where(and(inArray(publishRequests.key, keys), isOpen))
}

export async function forgetOldRequests(db: Pick<ContentDatabase, 'delete'>, before: Date): Promise<void> {
  await db.delete(publishRequests).where(lt(publishRequests.endedAt, before))
}
