import {
  type CommentsAnswer,
  type commentInput,
  mentionsIn,
  type Thread,
} from '@agency/contracts/manage/nodes/comments.ts'
import { and, count, eq, ne } from 'drizzle-orm'
import type * as z from 'zod'
import { comments } from '../../../database/comments/comment-tables.ts'
import {
  type CommentRow,
  commentsOn,
  findComment,
  keepMentions,
  writersIn,
} from '../../../database/comments/comments.ts'
import { type ContentDatabase, type Transaction, transaction } from '../../../database/content-database.ts'
import { writeContent } from '../../../database/write-content.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import { mailIfWanted } from '../../people/mails/request-mails.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import type { Refusal } from '../../writing/misfit.ts'
import { newestOf, newestSource, newestVersion } from '../../writing/newest.ts'
import { storable } from '../storable.ts'
import { anchorAt } from './anchor.ts'
import { followItems, isBehind } from './follow-items.ts'

type Options = Pick<ManageOptions, 'db' | 'queue'>
type CommentInput = z.output<typeof commentInput>
type Outcome = Promise<true | Refusal | undefined>

/** More on one page are a mistake of a program. */
const MOST = 1000

const TOO_MANY = { refused: `A page can have ${MOST} comments. Remove some first.` }
const OTHER_VERSION = {
  refused: 'This page was changed since you opened it, so it is not sure which item you mean. Open the page again.',
}
const NO_ITEM = { refused: 'This item is not saved yet, or was removed.' }
const NOT_OWN = { refused: 'Only the person who wrote a comment can change or remove it.' }
const TAKEN = { refused: 'There is another comment with this id.' }

/** The threads of a node, as its items stand now; undefined if there is no such node, or if it is deleted. */
export async function readComments(
  { db, namesOf }: Pick<ManageOptions, 'db' | 'namesOf'>,
  key: string,
): Promise<CommentsAnswer | undefined> {
  const rows = await rowsAsItemsStand(db, key)
  if (rows === undefined) return undefined
  const mentioned = rows.flatMap(({ text }) => mentionsIn(text))
  const nameOf = await namesByAuthor({ namesOf }, [
    ...rows.flatMap(({ by, doneBy }) => [by ?? '', doneBy ?? '']),
    ...mentioned,
  ])
  const personOf = (id: string | null) => ({ id, name: nameOf(id ?? '') })
  const threads = rows.filter(isFirst).map(
    ({ id, path, gone, item, doneAt, doneBy }): Thread => ({
      id,
      path,
      gone,
      item,
      done: doneAt && { by: nameOf(doneBy ?? ''), at: doneAt.toISOString() },
      comments: rows
        .filter(({ thread }) => thread === id)
        .map(({ id, by, at, editedAt, text }) => ({
          id,
          by: personOf(by),
          at: at.toISOString(),
          editedAt: editedAt?.toISOString() ?? null,
          text,
        })),
    }),
  )
  return { threads, names: Object.fromEntries(mentioned.map(id => [id, nameOf(id)])) }
}

/** The comments on a node. What is no saving of a draft may have moved items: an imported file, a restored version. */
async function rowsAsItemsStand(db: ContentDatabase, key: string): Promise<CommentRow[] | undefined> {
  const [source, rows] = await transaction(
    db,
    async tx => [await sourceOf(tx, key), await commentsOn(tx, key)] as const,
  )
  if (source === undefined || !rows.some(row => isBehind(row, source))) return source && rows
  return writeContent(db, async tx => {
    await followItems(tx, key, (await sourceOf(tx, key)) ?? {})
    return commentsOn(tx, key)
  })
}

/** Adds a comment, once, and tells those whom it mentions and those who wrote in its thread. Undefined if there is no such node, or no such thread on it. */
export function addComment({ db, queue }: Options, key: string, by: string, { id, text, to }: CommentInput): Outcome {
  return writeContent(db, async tx => {
    const newest = await newestOf(tx, key)
    const source = newestSource(newest)
    if (source === undefined) return undefined
    const before = await findComment(tx, key, id)
    if (before) return before.by === by ? true : TAKEN
    if ((await countOn(tx, key)) >= MOST) return TOO_MANY
    const shared = { id, key, by, text: storable(text) }
    if ('thread' in to) {
      const first = await findComment(tx, key, to.thread)
      if (first === undefined || !isFirst(first)) return undefined
      if (!(await insert(tx, { ...shared, thread: first.id }))) return TAKEN
      await open(tx, first.id)
      await tellWriters({ tx, queue }, { id, key, by, text, thread: first.id })
    } else {
      await followItems(tx, key, source)
      const anchor = anchorAt(to.path, source)
      if (anchor === undefined) return NO_ITEM
      if (anchor.items.length > 0 && newestVersion(newest) !== to.version) return OTHER_VERSION
      if (!(await insert(tx, { ...shared, thread: id, ...anchor }))) return TAKEN
    }
    await tellMentioned({ tx, queue }, { id, key, by, text })
    return true
  })
}

/** Changes the words of one’s own comment, and tells those whom it did not mention before. */
export function changeComment(
  { db, queue }: Options,
  key: string,
  { id, by, text }: { id: string; by: string; text: string },
): Outcome {
  return transaction(db, async tx => {
    const comment = await findComment(tx, key, id)
    if (comment === undefined) return undefined
    if (comment.by !== by) return NOT_OWN
    const now = new Date()
    await tx
      .update(comments)
      .set({ text: storable(text), editedAt: now, changedAt: now })
      .where(eq(comments.id, id))
    await tellMentioned({ tx, queue }, { id, key, by, text })
    return true
  })
}

/** Removes one’s own comment. The first of a thread that others have answered in only loses its words. */
export function removeComment(
  { db }: Pick<Options, 'db'>,
  key: string,
  { id, by }: { id: string; by: string },
): Outcome {
  return transaction(db, async tx => {
    const comment = await findComment(tx, key, id)
    if (comment === undefined) return undefined
    if (comment.by !== by) return NOT_OWN
    const others = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.thread, comment.thread), ne(comments.id, id)))
    const isLastAnswer = others.every(one => isFirst(one) && one.text === '')
    if (isFirst(comment) && others.length > 0) {
      await tx.update(comments).set({ text: '', editedAt: null, changedAt: new Date() }).where(eq(comments.id, id))
      await keepMentions(tx, id, [])
    } else await tx.delete(comments).where(eq(comments.id, isLastAnswer ? comment.thread : id))
    return true
  })
}

/** Marks a thread as done, or opens it again. Anyone who may comment may. */
export function setDone(
  { db }: Pick<Options, 'db'>,
  key: string,
  { id, by, isDone }: { id: string; by: string; isDone: boolean },
): Outcome {
  return transaction(db, async tx => {
    const thread = await findComment(tx, key, id)
    if (thread === undefined || !isFirst(thread)) return undefined
    if (!isDone) await open(tx, id)
    else if (thread.doneAt === null) {
      const now = new Date()
      await tx.update(comments).set({ doneAt: now, doneBy: by, changedAt: now }).where(eq(comments.id, id))
    }
    return true
  })
}

const isFirst = ({ id, thread }: CommentRow) => id === thread

const sourceOf = async (tx: Transaction, key: string) => newestSource(await newestOf(tx, key))

async function countOn(tx: Transaction, key: string): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(comments).where(eq(comments.key, key))
  return row?.all ?? 0
}

/** Whether the id was free: another page may have it. */
const insert = async (tx: Transaction, row: typeof comments.$inferInsert) =>
  (await tx.insert(comments).values(row).onConflictDoNothing().returning({ id: comments.id })).length > 0

const open = (tx: Transaction, id: string) =>
  tx.update(comments).set({ doneAt: null, doneBy: null, changedAt: new Date() }).where(eq(comments.id, id))

async function tellMentioned(
  { tx, queue }: { tx: Transaction; queue: ManageOptions['queue'] },
  { id, key, by, text }: { id: string; key: string; by: string; text: string },
) {
  for (const user of await keepMentions(tx, id, mentionsIn(text)))
    if (user !== by) await mailIfWanted({ tx, queue }, { user, about: 'mentioned', key, comment: id })
}

/** Tells those who wrote in a thread of an answer there. Those whom it mentions learn of it as such. */
async function tellWriters(
  { tx, queue }: { tx: Transaction; queue: ManageOptions['queue'] },
  { id, key, by, text, thread }: { id: string; key: string; by: string; text: string; thread: string },
) {
  const others = (await writersIn(tx, thread)).filter(user => user !== by && !mentionsIn(text).includes(user))
  for (const user of others) await mailIfWanted({ tx, queue }, { user, about: 'answered', key, comment: id })
}
