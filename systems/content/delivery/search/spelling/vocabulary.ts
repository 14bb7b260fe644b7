import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../database/content-database.ts'
import { searchWords } from '../../../database/tables.ts'
import { wordsOf } from '../plain-text.ts'
import type { SearchText } from '../search-document.ts'

/** Words that can be misspelt: neither too short, nor too long, nor with digits. */
const worthKnowing = /^\p{L}{3,30}$/u
const batchSize = 2000

export type WordCounts = Map<string, number>

export function countWords(counts: WordCounts, documents: SearchText[]): void {
  for (const { title, excerpt, tags, body } of documents) {
    for (const word of new Set(wordsOf(`${title} ${excerpt} ${tags} ${body}`))) {
      if (worthKnowing.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
}

export async function addWords(tx: Transaction, counts: WordCounts): Promise<void> {
  const words = [...counts]
  for (let start = 0; start < words.length; start += batchSize) {
    const batch = Object.fromEntries(words.slice(start, start + batchSize))
    await tx.execute(sql`
      insert into ${searchWords} (word, stem, documents)
      select word, coalesce((ts_lexize('english_stem', word))[1], word), documents
      from jsonb_each_text(${JSON.stringify(batch)}::jsonb) as given(word, count),
           lateral (select count::integer as documents) as number
      -- Words such as "the" and "for" are never a suggestion.
      where ts_lexize('english_stem', word) is distinct from '{}'
      on conflict (word) do update set documents = ${searchWords.documents} + excluded.documents`)
  }
}
