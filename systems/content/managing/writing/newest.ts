import { eq } from 'drizzle-orm'
import type { ContentDatabase, Transaction } from '../../database/content-database.ts'
import { nodes } from '../../database/tables.ts'
import { drafts, type Version } from '../../database/versions.ts'
import { type MadeFrom, refuseStale } from './if-match.ts'

/** A deleted node has neither. */
export async function newestOf(tx: Pick<ContentDatabase, 'select'>, key: string) {
  const [row] = await tx.select().from(nodes).where(eq(nodes.key, key))
  const [draft]: (Version | undefined)[] = await drafts(tx, [key])
  return { draft, row: row?.deletedAt === null ? row : undefined }
}

/** 0 for none. */
export const newestVersion = ({ draft, row }: Awaited<ReturnType<typeof newestOf>>): number =>
  draft?.version ?? row?.version ?? 0

/** For writes that need no version: discarding, restoring, deleting. @throws 412, but not for an unknown node */
export async function refuseOvertaken(tx: Transaction, key: string, from: MadeFrom): Promise<void> {
  if (typeof from !== 'number') return
  const newest = newestVersion(await newestOf(tx, key))
  if (newest > 0) refuseStale(from, newest)
}
