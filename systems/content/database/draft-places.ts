import { sql } from 'drizzle-orm'
import type { ContentDatabase } from './content-database.ts'
import type { Place } from './place.ts'

export type DraftPlace = Omit<Place, 'deletedAt'> & {
  version: number
  publishAt: Date | null
  unpublishAt: Date | null
}

type Row = Omit<DraftPlace, 'publishAt' | 'unpublishAt'> & { publishAt: string | null; unpublishAt: string | null }

/** Without properties: quick to read. */
export async function draftPlaces(db: Pick<ContentDatabase, 'execute'>): Promise<DraftPlace[]> {
  const { rows } = await db.execute<Row>(sql`
    select draft.key, draft.version,
           snapshot ->> 'parentKey' as "parentKey", snapshot ->> 'alias' as alias, snapshot ->> 'name' as name,
           snapshot ->> 'urlSegment' as "urlSegment", (snapshot ->> 'sort')::integer as sort,
           snapshot ->> 'publishAt' as "publishAt", snapshot ->> 'unpublishAt' as "unpublishAt"
    from content.node_versions draft
    where draft.draft and discarded_at is null and snapshot is not null
      and not exists (select 1 from content.node_versions newer where newer.key = draft.key and newer.version > draft.version)`)
  return rows.map(row => ({ ...row, publishAt: instant(row.publishAt), unpublishAt: instant(row.unpublishAt) }))
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text))
