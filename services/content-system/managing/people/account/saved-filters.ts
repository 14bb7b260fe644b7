import { MAX_FILTERS } from '@agency/contracts/manage/account.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type ContentDatabase, type Transaction, transaction } from '../../../database/content-database.ts'
import { userFilters } from '../../../database/people-tables.ts'
import type { Refusal } from '../../writing/misfit.ts'

type Row = typeof userFilters.$inferSelect
export type SavedFilter = Omit<Row, 'userId'>

const TAKEN = { refused: 'You have a filter with this name already. Choose another name.' }
const FULL = {
  refused: `You have ${MAX_FILTERS} filters for this list, the most that can be saved. Delete one first.`,
}

/** The filters of a user, by list and name. */
export async function filtersOf(db: Pick<ContentDatabase, 'select'>, user: string): Promise<SavedFilter[]> {
  const rows = await db
    .select()
    .from(userFilters)
    .where(eq(userFilters.userId, user))
    .orderBy(asc(userFilters.list), asc(sql`lower(${userFilters.name})`))
  return rows.map(({ userId: _, ...filter }) => filter)
}

/** Saves a filter; refused if its name is taken or the list is full. */
export const addFilter = (db: ContentDatabase, filter: Omit<Row, 'id'>): Promise<true | Refusal> =>
  forOne(db, filter.userId, async (tx, own) => {
    const others = own.filter(({ list }) => list === filter.list)
    if (others.some(({ name }) => isSame(name, filter.name))) return TAKEN
    if (others.length >= MAX_FILTERS) return FULL
    await tx.insert(userFilters).values(filter)
    return true
  })

/** Renames a filter of a user; undefined if there is none, refused if the name is taken. */
export const renameFilter = (db: ContentDatabase, user: string, { id, name }: Pick<Row, 'id' | 'name'>) =>
  forOne(db, user, async (tx, own): Promise<true | Refusal | undefined> => {
    const renamed = own.find(filter => filter.id === id)
    if (renamed === undefined) return undefined
    const isTaken = own.some(other => other.id !== id && other.list === renamed.list && isSame(other.name, name))
    if (isTaken) return TAKEN
    await tx.update(userFilters).set({ name }).where(eq(userFilters.id, id))
    return true
  })

/** Deletes a filter of a user; undefined if there is none. */
export async function removeFilter(db: ContentDatabase, user: string, id: string): Promise<true | undefined> {
  const isOwn = and(eq(userFilters.id, id), eq(userFilters.userId, user))
  const removed = await db.delete(userFilters).where(isOwn).returning({ id: userFilters.id })
  return removed.length > 0 ? true : undefined
}

const isSame = (name: string, other: string) => name.toLowerCase() === other.toLowerCase()

/** Changes the filters of a user, one change at a time: two tabs could each save the last one. */
function forOne<Result>(
  db: ContentDatabase,
  user: string,
  change: (tx: Transaction, own: SavedFilter[]) => Promise<Result>,
): Promise<Result> {
  return transaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`filters of ${user}`}, 0))`)
    return change(tx, await filtersOf(tx, user))
  })
}
