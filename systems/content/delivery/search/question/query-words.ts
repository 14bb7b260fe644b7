import { sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { searchWords } from '../../../database/tables.ts'
import { isUnspaced } from '../plain-text.ts'
import { namesAskedFor } from './asked-names.ts'

/** One word of a question, or a name of several, as tsqueries. */
export type QueryWord = {
  word: string
  /** Matches its stem, the word itself, and its synonyms. */
  whole: string
  /** Matches words that begin with its last word. */
  beginning: string
  /** A document has it, or it has synonyms. */
  known: boolean
}

/** Without stop words as `the` and `and`, unless there is nothing else. */
export async function readQueryWords(db: ContentDatabase, question: string): Promise<QueryWord[]> {
  const groups = namesAskedFor(question).map(({ name, others }) => ({ word: name, others }))
  if (groups.length === 0) return []
  const { rows } = await db.execute<{
    word: string
    stem: string
    plain: string
    others: string[]
    known: boolean
  }>(sql`
    select word, stem::text, plain::text, known,
           array(select phraseto_tsquery('content.english', other)::text from unnest(others) other) as others
    from rows from (jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as (word text, others text[]))
           with ordinality as given(word, others, position),
         phraseto_tsquery('content.english', word) stem,
         phraseto_tsquery('content.simple', word) plain,
         lateral (select cardinality(others) > 0 or exists (select from ${searchWords} v where v.word = given.word)
                      or exists (select from ${searchWords} v
                                 where v.stem = (ts_lexize('english_stem', given.word))[1]) as known) as vocabulary
    order by position`)
  const words = rows.filter(row => row.plain !== '').map(toQueryWord)
  const telling = words.filter((_, position) => rows[position]?.stem !== '')
  return telling.length > 0 ? telling : words
}

function toQueryWord(row: { word: string; stem: string; plain: string; others: string[]; known: boolean }): QueryWord {
  // A text without spaces has its words at any place, not apart.
  const plain = isUnspaced(row.word) ? `${row.plain}:*` : row.plain
  const ways = [...new Set([row.stem, plain, ...row.others])].filter(way => way !== '')
  return { word: row.word, whole: `(${ways.join(' | ')})`, beginning: `${row.plain}:*`, known: row.known }
}
