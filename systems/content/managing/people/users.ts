import type { Role } from '@agency/contracts/manage/roles.ts'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { type ContentDatabase, type Transaction, transaction } from '../../database/content-database.ts'
import { type UserRow, users } from '../../database/people-tables.ts'
import { found, refused } from '../writing/manage-fault.ts'
import { skeletonOf } from './name-skeleton.ts'
import { forgetPasswordLinks } from './sign-in/password-links.ts'
import { endSessions } from './sign-in/sessions.ts'

type Database = Pick<ContentDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export type UserChange = { name: string; email: string; role: Role }

/** @throws 404 for an unknown user */
export const foundUser = <Result>(result: Result | undefined): Result => found(result, 'There is no such user.')

const duplicate = '23505'

/** Spellings of one address are one user. */
const keyOf = (email: string) => email.normalize('NFKC').trim().toLowerCase()

export const findByEmail = (db: Database, email: string): Promise<UserRow | undefined> =>
  one(
    db
      .select()
      .from(users)
      .where(eq(users.emailKey, keyOf(email))),
  )

export const findUser = (db: Database, id: string): Promise<UserRow | undefined> =>
  one(db.select().from(users).where(eq(users.id, id)))

export const listUsers = (db: Database): Promise<UserRow[]> => db.select().from(users).orderBy(asc(users.name))

/** The user has no password without `passwordHash`. */
export async function addUser(
  db: Database,
  { name, email, role }: UserChange,
  passwordHash?: string,
): Promise<UserRow> {
  await refuseTakenName(db, name)
  return unlessTaken(
    db
      .insert(users)
      .values({ name, email, emailKey: keyOf(email), role, passwordHash })
      .returning(),
  )
}

export function renameUser(db: ContentDatabase, id: string, name: string): Promise<UserRow> {
  return transaction(db, async tx => {
    await refuseTakenName(tx, name, id)
    return foundUser((await tx.update(users).set({ name }).where(eq(users.id, id)).returning())[0])
  })
}

/** Revokes links that went to the former address. */
export function changeUser(db: ContentDatabase, id: string, { name, email, role }: UserChange): Promise<UserRow> {
  return transaction(db, async tx => {
    if (role !== 'administrator') await refuseLastAdministrator(tx, id)
    await refuseTakenName(tx, name, id)
    const isReachedElsewhere = (await findUser(tx, id))?.emailKey !== keyOf(email)
    if (isReachedElsewhere) await forgetPasswordLinks(tx, id)
    return unlessTaken(
      tx
        .update(users)
        .set({ name, email, emailKey: keyOf(email), role })
        .where(eq(users.id, id))
        .returning(),
    )
  })
}

/** Blocking also ends the user's sessions. */
export function blockUser(db: ContentDatabase, id: string, blocked: boolean): Promise<UserRow> {
  return transaction(db, async tx => {
    if (blocked) {
      await refuseLastAdministrator(tx, id)
      await endSessions(tx, id)
    }
    const set = { blockedAt: blocked ? sql`now()` : null }
    return foundUser((await tx.update(users).set(set).where(eq(users.id, id)).returning())[0])
  })
}

export function removeUser(db: ContentDatabase, id: string): Promise<boolean> {
  return transaction(db, async tx => {
    await refuseLastAdministrator(tx, id)
    return (await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })).length > 0
  })
}

/** Versions and the audit show names, so no two may read the same. Locks, so that changes run one at a time. */
async function refuseTakenName(db: Database, name: string, id?: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('studio names', 0))`)
  const others = await db.select({ id: users.id, name: users.name }).from(users)
  if (others.some(other => other.id !== id && skeletonOf(other.name) === skeletonOf(name)))
    throw refused('Another user has this name, or one that looks like it. Add a word to tell the two apart.')
}

/** Locks: two administrators could otherwise each remove the other. */
async function refuseLastAdministrator(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('studio administrators', 0))`)
  const isOne = and(eq(users.role, 'administrator'), isNull(users.blockedAt))
  const match = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isOne, eq(users.id, id)))
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isOne, ne(users.id, id)))
    .limit(1)
  if (match.length > 0 && others.length === 0)
    throw refused('This is the last administrator. Make another user an administrator first.')
}

async function one(rows: Promise<UserRow[]>): Promise<UserRow | undefined> {
  return (await rows)[0]
}

async function unlessTaken(rows: PromiseLike<UserRow[]>): Promise<UserRow> {
  try {
    return foundUser((await rows)[0])
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === duplicate)
      throw refused('Another user has this e-mail address.')
    throw error
  }
}
