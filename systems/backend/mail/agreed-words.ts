import { mainLanguage } from '@agency/words/language-codes.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { consents } from '../database/tables.ts'

/** The newest words that a subscriber agreed to, and the language in which they were read. */
export async function agreedWords(db: NodePgDatabase, subscriberId: string) {
  const [consent] = await db
    .select({ text: consents.text, language: consents.noticeLanguage })
    .from(consents)
    .where(and(eq(consents.subscriberId, subscriberId), eq(consents.step, 'asked')))
    .orderBy(desc(consents.at))
    .limit(1)
  return { text: consent?.text ?? '', language: consent?.language ?? mainLanguage }
}
