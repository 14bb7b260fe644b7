import type { Culture } from '@agency/contracts/content/route-node.ts'
import { hitEnd, hitStart } from '@agency/contracts/content/search/hit-marks.ts'
import { sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../database/content-database.ts'
import { searchDocuments } from '../../database/tables.ts'
import { pieceBreak, wholeWords } from './plain-text.ts'

/** `excerpt`: with marks around the hits. `isLocal`: in the language of the question; always so in English. */
export type Found = { key: string; title: string; excerpt: string; isLocal: boolean }

export type Finding = {
  query: string
  /** Malaysian day (YYYY-MM-DD): leaves out offers that are over or not yet valid. */
  today: string
  skip: number
  take: number
  among?: string[]
  except?: string[]
  /** A tsquery: hits with one of these words in the title come first. */
  titleWords?: string
  /** Pages in Malay come first. */
  isMalay?: boolean
  /** The reader's language: pages that are there in it come first, in its words. */
  culture?: Culture | undefined
  /** Return the keys of all hits, and not only those of the page. */
  allKeys?: boolean
}

/** Visitors do not turn to later pages, and ranking takes time in proportion to the hits. */
const maxByHead = 1000
const maxByBody = 300

/** Malay readers get the few pages in Malay before those in English. */
const malayWeight = 3

const marks = `StartSel=${hitStart}, StopSel=${hitEnd}`
const whole = `${marks}, HighlightAll=true`
const excerptOptions = `${marks}, MaxFragments=2, MaxWords=22, MinWords=10, ShortWord=0, FragmentDelimiter="${pieceBreak}"`

/** Best first: words in title, excerpt or tags before words in the body; among those, title before excerpt before tags. */
export async function findDocuments(
  db: ContentDatabase,
  { query, today, skip, take, among, except = [], isMalay = false, titleWords = '', culture, allKeys = false }: Finding,
): Promise<{ found: Found[]; total: number; keys: string[] }> {
  const shown = sql`(visible_from is null or visible_from <= now()) and (visible_until is null or visible_until > now())
    and (culture is null or culture = ${culture ?? null}::text)
    and (offered_from is null or offered_from <= ${today}) and (offered_until is null or offered_until >= ${today})
    and ${among === undefined ? sql`true` : sql`coalesce(page, key) = any(${sql.param(among)}::uuid[])`}
    and coalesce(page, key) <> all(${sql.param(except)}::uuid[])`
  const weight = sql`weight * case when ${isMalay} and language = 'content.simple' then ${malayWeight} else 1 end`
  // Materialized: planned for all rows and read only as far as needed. With a limit inside, PostgreSQL would rather
  // walk through the table and unpack every document on its way.
  const { rows } = await db.execute<Row>(sql`
    with asked as (select ${query}::tsquery as q, ${titleWords}::tsquery as any_word),
    in_head as materialized (
      select coalesce(page, key) as key, head, ${weight} as weight from ${searchDocuments} where head @@ ${query}::tsquery and ${shown}),
    in_body as materialized (
      select coalesce(page, key) as key, document, ${weight} as weight from ${searchDocuments}
      where document @@ ${query}::tsquery and not head @@ ${query}::tsquery and ${shown}),
    hits as materialized (
      (select key, 1 + (ts_rank('{0, 0.2, 0.4, 1}', head, q, 1) + ts_rank('{0, 0, 0, 1}', head, any_word)) * weight as rank
       from in_head, asked limit ${maxByHead})
      union all
      (select key, ts_rank('{0.05, 0.2, 0.4, 1}', document, q, 1) * weight from in_body, asked limit ${maxByBody})),
    pages as materialized (select key, max(rank) as rank from hits group by key),
    best as (select pages.key as hit, rank, local.key as local
             from pages left join ${searchDocuments} local
               on local.page = pages.key and local.culture = ${culture ?? null}::text
                 and (local.visible_from is null or local.visible_from <= now())
                 and (local.visible_until is null or local.visible_until > now())
             order by local.key is null, rank desc, pages.key offset ${skip} limit ${take})
    select (select count(*)::integer from pages) as total, hit as key, local,
           case when ${allKeys} and row_number() over (order by local is null, rank desc, hit) = 1
                then (select array_agg(key::text) from pages) end as keys,
           ts_headline(language::regconfig, title, q, ${whole}) as title,
           excerpt as summary,
           ts_headline(language::regconfig, excerpt, q, ${whole}) as excerpt,
           ts_headline(language::regconfig, shown_body, q, ${excerptOptions}) as pieces, shown_body as body
    from asked left join (best join ${searchDocuments} shown on shown.key = coalesce(local, hit)) on true,
         lateral (select case when excerpt <> '' and to_tsvector(language::regconfig, title || ' ' || excerpt) @@ q
                              then '' else body end as shown_body) as shown_part
    order by local is null, rank desc, hit`)
  const hits = rows.flatMap(row =>
    row.key === null ? [] : [{ ...row, key: row.key, pieces: wholeWords(row.pieces, row.body) }],
  )
  return { found: hits.map(row => toFound(row, culture)), total: rows[0]?.total ?? 0, keys: rows[0]?.keys ?? [] }
}

type Row = {
  total: number
  keys: string[] | null
  key: string | null
  local: string | null
  title: string
  summary: string
  excerpt: string
  pieces: string
  body: string
}

/** The author's excerpt reads best; pieces of the body replace it if only the body has the words. */
function toFound({ key, local, title, summary, excerpt, pieces }: Row & { key: string }, culture?: Culture): Found {
  const isLocal = !culture || local !== null
  if (hasHit(excerpt)) return { key, title, excerpt, isLocal }
  const useBody = hasHit(pieces) && (!hasHit(title) || summary === '')
  return { key, title, excerpt: useBody ? `${pieces} …` : summary, isLocal }
}

const hasHit = (text: string): boolean => text.includes(hitStart)
