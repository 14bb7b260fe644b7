import type { Pool } from '@agency/service-kit/database/database.ts'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { enquiries, subscribers } from '../database/tables.ts'
import { deskLetter, receiptLetter } from './enquiry-letters.ts'
import type { Identity } from './identity.ts'
import type { Letter } from './letter.ts'
import type { MailKind } from './mail-queue.ts'
import { confirmLetter, welcomeLetter } from './newsletter-letters.ts'

/** Writes a mail from what it is about. Undefined when that was erased in the meantime. */
export type Compose = (mail: {
  kind: MailKind
  enquiryId: string | null
  subscriberId: string | null
}) => Promise<Letter | undefined>

export type ComposeOptions = { pool: Pool; identity: () => Promise<Identity>; siteUrl: string }

export function createCompose({ pool, identity, siteUrl }: ComposeOptions): Compose {
  const db = drizzle(pool)
  return async ({ kind, enquiryId, subscriberId }) => {
    const known = await identity()
    switch (kind) {
      case 'desk':
      case 'receipt': {
        const [enquiry] = await db
          .select()
          .from(enquiries)
          .where(eq(enquiries.id, enquiryId ?? ''))
        return enquiry && (kind === 'desk' ? deskLetter : receiptLetter)(enquiry, known, siteUrl)
      }
      case 'confirm':
      case 'welcome': {
        const [subscriber] = await db
          .select()
          .from(subscribers)
          .where(eq(subscribers.id, subscriberId ?? ''))
        return subscriber && (kind === 'confirm' ? confirmLetter : welcomeLetter)(subscriber, known, siteUrl)
      }
      default:
        return kind satisfies never
    }
  }
}
