import type { Pool } from '@agency/service-kit/database/database.ts'
import { and, desc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { consents, dataRequests, enquiries, subscribers } from '../database/tables.ts'
import type { Identity } from './identity.ts'
import type { MailKind } from './mail-queue.ts'
import { deskEmail } from './messages/desk-email.ts'
import type { Email } from './messages/email.ts'
import { confirmEmail, welcomeEmail } from './messages/newsletter-emails.ts'
import { ownDataEmail } from './messages/own-data-email.ts'
import { receiptEmail } from './messages/receipt-email.ts'

export type Compose = (mail: {
  kind: MailKind
  enquiryId: string | null
  subscriberId: string | null
  requestId: string | null
}) => Promise<Email | undefined>

export type ComposeOptions = { pool: Pool; identity: () => Promise<Identity>; siteUrl: string }

export function createCompose({ pool, identity, siteUrl }: ComposeOptions): Compose {
  const db = drizzle(pool)
  return async ({ kind, enquiryId, subscriberId, requestId }) => {
    const agency = await identity()
    switch (kind) {
      case 'desk':
      case 'receipt': {
        const [enquiry] = await db
          .select()
          .from(enquiries)
          .where(eq(enquiries.id, enquiryId ?? ''))
        return enquiry && (kind === 'desk' ? deskEmail : receiptEmail)(enquiry, agency, siteUrl)
      }
      case 'confirm':
      case 'welcome': {
        const [subscriber] = await db
          .select()
          .from(subscribers)
          .where(eq(subscribers.id, subscriberId ?? ''))
        if (!subscriber || kind === 'confirm') return subscriber && confirmEmail(subscriber, agency, siteUrl)
        const [consent] = await db
          .select({ text: consents.text })
          .from(consents)
          .where(and(eq(consents.subscriberId, subscriber.id), eq(consents.step, 'asked')))
          .orderBy(desc(consents.at))
          .limit(1)
        return welcomeEmail(subscriber, agency, siteUrl, consent?.text ?? '')
      }
      case 'own-data': {
        const [request] = await db
          .select()
          .from(dataRequests)
          .where(eq(dataRequests.id, requestId ?? ''))
        return request && ownDataEmail(request, agency, siteUrl)
      }
      default:
        return kind satisfies never
    }
  }
}
