import damerauLevenshtein from 'damerau-levenshtein'
import { sql } from 'drizzle-orm'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { searchWords } from '../../../database/tables.ts'

type Candidate = { word: string; documents: number }

/** Maximal number of wrong letters in a word of this length. */
const tolerance = (length: number): number => (length <= 4 ? 1 : length <= 7 ? 2 : 3)

/** The nearest word of the documents, or two words; the more frequent of equally near ones. Undefined if none is near. */
export async function closeWords(db: ContentDatabase, word: string): Promise<string | undefined> {
  if (!/^\p{L}{3,30}$/u.test(word)) return undefined
  const [near] = (await candidates(db, word))
    .map(candidate => ({ ...candidate, distance: damerauLevenshtein(word, candidate.word).steps }))
    .filter(({ distance }) => distance <= tolerance(word.length))
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents)
  if (near?.distance === 1) return near.word
  return (await twoWords(db, word)) ?? near?.word
}

async function candidates(db: ContentDatabase, word: string): Promise<Candidate[]> {
  const { length } = word
  // Short words have too few trigrams in common with their misspellings.
  const { rows } = await db.execute<Candidate>(sql`
    select word, documents from ${searchWords}
    where word % ${word} or (${length <= 5} and left(word, 1) = ${word.slice(0, 1)}
                             and length(word) between ${length - 1} and ${length + 1})`)
  return rows
}

/** `georgetown` as `george town`, if both are words of the documents. */
async function twoWords(db: ContentDatabase, word: string): Promise<string | undefined> {
  const cuts = Array.from({ length: Math.max(0, word.length - 4) }, (_, index) => index + 2)
  const parts = cuts.flatMap(at => [word.slice(0, at), word.slice(at)])
  const { rows } = await db.execute<Candidate>(sql`
    select word, documents from ${searchWords}
    where word in (select jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb))`)
  const counts = new Map(rows.map(row => [row.word, row.documents]))
  return cuts
    .map(at => ({ pair: [word.slice(0, at), word.slice(at)] as const }))
    .map(({ pair: [left, right] }) => ({
      text: `${left} ${right}`,
      count: Math.min(counts.get(left) ?? 0, counts.get(right) ?? 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)[0]?.text
}
