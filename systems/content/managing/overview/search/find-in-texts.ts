import { type SQL, sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { isUnspaced } from '../../../delivery/search/plain-text.ts'

export type FoundNode = {
  key: string
  alias: string
  name: string
  properties: Record<string, unknown>
  source: Record<string, unknown>
}

/** The maximal number of candidates of a frequent word: nobody reads further. */
const lookedAt = 500

/**
 * By two indexes (migration 0006): drafts first, then by weight.
 * @param words lower case, letters and digits alone; each may be a prefix @param most of each kind
 */
export async function findInTexts(
  db: Pick<ContentDatabase, 'execute'>,
  words: string[],
  places: 'anywhere' | 'in a row',
  max: number,
): Promise<FoundNode[]> {
  const matches = words.some(isUnspaced) ? holding(words) : indexed(words, places)
  const [drafts, published] = await Promise.all([
    inDrafts(db, matches(sql`concat(snapshot ->> 'name', ' ', snapshot ->> 'properties')`), max),
    inPublished(db, matches(sql`concat(name, ' ', properties)`), max),
  ])
  return [...drafts.rows, ...published.rows]
}

/** Matches by the index of prefixes. */
const indexed = (words: string[], places: 'anywhere' | 'in a row') => () =>
  sql`words @@ to_tsquery('content.simple', ${words.map(word => `${word}:*`).join(places === 'anywhere' ? ' & ' : ' <-> ')})`

/** Matches anywhere in a text: no index knows the words of a script without spaces. */
const holding = (words: string[]) => (text: SQL) =>
  sql.join(
    words.map(word => sql`${text} ilike ${`%${word}%`}`),
    sql` and `,
  )

const inDrafts = (db: Pick<ContentDatabase, 'execute'>, matches: SQL, max: number) =>
  db.execute<FoundNode>(sql`
    select key, snapshot ->> 'alias' as alias, snapshot ->> 'name' as name, snapshot -> 'properties' as properties,
      snapshot -> 'source' as source
    from content.node_versions version
    where draft and discarded_at is null
      and ${matches}
      and not exists (select 1 from content.node_versions newer where newer.key = version.key and newer.version > version.version)
    order by at desc limit ${max}`)

const inPublished = (db: Pick<ContentDatabase, 'execute'>, matches: SQL, max: number) =>
  db.execute<FoundNode>(sql`
    select key, node.alias, name, properties, source
    from (
      select key, alias, name, properties, source from content.nodes published
      where ${matches} and deleted_at is null
        and not exists (select 1 from content.node_versions newer
          where newer.key = published.key and newer.version > published.version and draft and discarded_at is null)
      limit ${Math.max(lookedAt, max)}) node left join content.search_documents using (key)
    order by weight desc nulls last limit ${max}`)
