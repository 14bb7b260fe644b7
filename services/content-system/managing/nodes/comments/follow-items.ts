import { and, eq, ne, sql } from 'drizzle-orm'
import { comments } from '../../../database/comments/comment-tables.ts'
import type { Transaction } from '../../../database/content-database.ts'
import { stableText } from '../../../files/importing/stable-text.ts'
import { type Anchor, followed } from './anchor.ts'

type Source = Record<string, unknown>

/**
 * Lets the comments on items of lists follow their items. Part of the transaction that changes the node.
 * @param source what the node says now
 */
export async function followItems(tx: Transaction, key: string, source: Source): Promise<void> {
  const hasItems = ne(comments.items, sql`'[]'::jsonb`)
  const rows = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.key, key), hasItems))
  for (const row of rows.filter(row => isBehind(row, source)))
    await tx
      .update(comments)
      .set({ ...followed(anchorOf(row), source), changedAt: new Date() })
      .where(eq(comments.id, row.id))
}

/** Whether the item of a comment is elsewhere now, or has changed. */
export const isBehind = (row: Anchor, source: Source): boolean =>
  row.items.length > 0 && stableText(anchorOf(row)) !== stableText(followed(anchorOf(row), source))

const anchorOf = ({ path, items, item, gone }: Anchor): Anchor => ({ path, items, item, gone })
