import { and, asc, count, desc, eq, inArray, max, or, sql } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../content-database.ts'
import { canSignIn, users } from '../people-tables.ts'
import { commentMentions, comments } from './comment-tables.ts'

export type CommentRow = typeof comments.$inferSelect

type Reader = Pick<ContentDatabase, 'select'>

/** The comments on a node, the oldest first. */
export const commentsOn = (db: Reader, key: string): Promise<CommentRow[]> =>
  db.select().from(comments).where(eq(comments.key, key)).orderBy(asc(comments.at), asc(comments.id))

/** One comment on a node. */
export const findComment = async (db: Reader, key: string, id: string): Promise<CommentRow | undefined> =>
  (
    await db
      .select()
      .from(comments)
      .where(and(eq(comments.key, key), eq(comments.id, id)))
  )[0]

/** The comments of a user, the oldest first. */
export const commentsBy = (db: Reader, user: string): Promise<CommentRow[]> =>
  db.select().from(comments).where(eq(comments.by, user)).orderBy(asc(comments.at))

/** A text that is another one as soon as anything about the comments on a node is. */
export async function commentMark(db: Reader, key: string): Promise<string> {
  const [row] = await db
    .select({ all: count(), last: max(comments.changedAt) })
    .from(comments)
    .where(eq(comments.key, key))
  return `${row?.all ?? 0} ${row?.last?.getTime() ?? 0}`
}

/** Makes these users the ones whom a comment mentions, as far as they may sign in. Gives back those who are new in it. */
export async function keepMentions(tx: Transaction, comment: string, ids: string[]): Promise<string[]> {
  const known = and(inArray(users.id, ids), canSignIn)
  const found = ids.length === 0 ? [] : await tx.select({ id: users.id }).from(users).where(known)
  const own = eq(commentMentions.comment, comment)
  const before = await tx.delete(commentMentions).where(own).returning({ user: commentMentions.user })
  if (found.length > 0) await tx.insert(commentMentions).values(found.map(({ id }) => ({ comment, user: id })))
  return found.map(({ id }) => id).filter(id => !before.some(({ user }) => user === id))
}

/** The users who can be mentioned, as every role may see every node; by name. */
export const mentionable = (db: Reader): Promise<{ id: string; name: string }[]> =>
  db.select({ id: users.id, name: users.name }).from(users).where(canSignIn).orderBy(asc(users.name))

/** The users who wrote in a thread. */
export async function writersIn(db: Reader, thread: string): Promise<string[]> {
  const rows = await db.select({ by: comments.by }).from(comments).where(eq(comments.thread, thread))
  return [...new Set(rows.flatMap(({ by }) => by ?? []))]
}

/**
 * The newest comments of others in threads that are open, and in which a user has not answered since: those that mention
 * them, and of each thread in which they wrote before, the last.
 */
export async function commentsFor(db: Reader, user: string, most: number): Promise<CommentRow[]> {
  const isOpen = sql`exists (select 1 from content.comments first where first.id = ${comments.thread} and first.done_at is null)`
  const isUnanswered = sql`not exists (select 1 from content.comments later
    where later.thread = ${comments.thread} and later.by = ${user} and later.at > ${comments.at})`
  const isMentioned = sql`exists (select 1 from content.comment_mentions mention
    where mention.comment = ${comments.id} and mention.user = ${user})`
  const tookPart = sql`exists (select 1 from content.comments earlier
    where earlier.thread = ${comments.thread} and earlier.by = ${user} and earlier.at < ${comments.at})`
  const isLast = sql`not exists (select 1 from content.comments later
    where later.thread = ${comments.thread} and later.at > ${comments.at})`
  return db
    .select()
    .from(comments)
    .where(
      and(isOpen, isUnanswered, or(isMentioned, and(tookPart, isLast, sql`${comments.by} is distinct from ${user}`))),
    )
    .orderBy(desc(comments.at))
    .limit(most)
}

/** Whether a comment mentions a user. */
export async function doesMention(db: Reader, comment: string, user: string): Promise<boolean> {
  const where = and(eq(commentMentions.comment, comment), eq(commentMentions.user, user))
  return (await db.select({ user: commentMentions.user }).from(commentMentions).where(where)).length > 0
}

/** Removes the comments on nodes that are gone for good. */
export async function forgetComments(tx: Transaction, keys: string[]): Promise<void> {
  if (keys.length > 0) await tx.delete(comments).where(inArray(comments.key, keys))
}
