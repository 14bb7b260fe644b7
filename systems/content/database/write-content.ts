import { sql } from 'drizzle-orm'
import { type ContentDatabase, type Transaction, transaction } from './content-database.ts'
import { contentState, hookOutbox } from './tables.ts'

/** PostgreSQL notifies every content process of a new revision on this channel. */
export const changeChannel = 'content_changed'

const writerLock = 7_261_904_119
const keysPerMessage = 200

/** Runs a transaction that writes content. Writers queue up, so that each sees the changes of the one before it. */
export function writeContent<T>(db: ContentDatabase, write: (tx: Transaction) => Promise<T>): Promise<T> {
  return transaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${writerLock})`)
    return write(tx)
  })
}

/** Counts a new revision and notes the changed keys for the site. Part of the transaction that changes them. */
export async function recordChange(tx: Transaction, keys: Iterable<string>): Promise<void> {
  const changed = [...new Set(keys)]
  if (changed.length === 0) return
  const [state] = await tx
    .insert(contentState)
    .values({ id: 1, revision: 1, announcedUntil: new Date() })
    .onConflictDoUpdate({ target: contentState.id, set: { revision: sql`${contentState.revision} + 1` } })
    .returning({ revision: contentState.revision })
  const revision = state?.revision ?? 1
  for (let start = 0; start < changed.length; start += keysPerMessage)
    await tx.insert(hookOutbox).values({ keys: changed.slice(start, start + keysPerMessage), revision })
  await tx.execute(sql`select pg_notify(${changeChannel}, ${String(revision)})`)
}
