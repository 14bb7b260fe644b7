import { mediaScheme } from '@agency/contracts/manage/media.ts'
import { sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../database/content-database.ts'

export type Use = { key: string; name: string }

/** In published versions or drafts, by `media/<id>` or `poster:<slug>`; leaves out the trash. */
export async function pictureUsage(db: Pick<ContentDatabase, 'execute'>): Promise<Map<string, Use[]>> {
  const { rows } = await db.execute<Use & { picture: string }>(sql`
    with texts as (
      select key, name, source::text || properties::text as text from content.nodes where deleted_at is null
      union all
      select key, snapshot ->> 'name', snapshot::text from (
        select distinct on (key) key, draft, snapshot from content.node_versions order by key, version desc
      ) newest where draft and snapshot is not null
    )
    select distinct key, max(name) as name, found[1] as picture
    from texts, regexp_matches(text, '(poster:[a-z0-9-]+|media/[0-9a-f-]{36})', 'g') as found
    group by key, found[1] order by name`)
  return Map.groupBy(rows, row => row.picture) as Map<string, Use[]>
}

export const usesOf = async (db: Pick<ContentDatabase, 'execute'>, id: string): Promise<Use[]> =>
  (await pictureUsage(db)).get(mediaScheme + id) ?? []
