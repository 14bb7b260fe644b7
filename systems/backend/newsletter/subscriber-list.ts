import type { Pool } from '@agency/service-kit/database/database.ts'
import { csvOf } from '@agency/service-kit/files/csv.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { consents, subscribers } from '../database/tables.ts'
import { link } from '../mail/messages/newsletter-emails.ts'
import { note } from '../privacy/audit.ts'

const heads = [
  'email',
  'confirmed at',
  'words of consent',
  'version of the words',
  'page',
  'address for leaving',
  'language of the words',
]

/**
 * The confirmed subscribers whose address no mail server refused, as CSV (RFC 4180) for a newsletter service. Instants are
 * ISO 8601. The audit notes how many addresses left.
 */
export async function subscriberList(pool: Pool, siteUrl: string): Promise<string> {
  const db = drizzle(pool)
  const rows = await db
    .selectDistinctOn([subscribers.email], {
      email: subscribers.email,
      confirmedAt: subscribers.changedAt,
      text: consents.text,
      version: consents.version,
      source: consents.source,
      token: subscribers.token,
      language: consents.noticeLanguage,
    })
    .from(subscribers)
    .leftJoin(consents, and(eq(consents.subscriberId, subscribers.id), eq(consents.step, 'asked')))
    .where(and(eq(subscribers.state, 'confirmed'), isNull(subscribers.refusedAt)))
    .orderBy(subscribers.email, desc(consents.at))
  await note(db, 'newsletter-export', { addresses: rows.length })
  const lines = rows.map(({ confirmedAt, text, version, source, token, email, language }) => [
    email,
    confirmedAt.toISOString(),
    text ?? '',
    version ?? '',
    source ?? '',
    link(siteUrl, 'unsubscribe', { token }),
    language ?? '',
  ])
  return csvOf([heads, ...lines])
}
