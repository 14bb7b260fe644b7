import type { Pool } from '@agency/service-kit/database/database.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { tagOf } from '@agency/words/languages.ts'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { dataRequests, enquiries, subscribers } from '../database/tables.ts'
import { agreedWords } from './agreed-words.ts'
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

/** Visitors get mails in the language that they read, and in English where it is unknown; the desk reads English. */
function written(language: Language, make: () => Email): Email {
  return language === mainLanguage ? make() : inLanguage(language, () => ({ ...make(), lang: tagOf(language) }))
}

export function createCompose({ pool, identity, siteUrl }: ComposeOptions): Compose {
  const db = drizzle(pool)
  const siteIn = (language: Language) => (language === mainLanguage ? siteUrl : `${siteUrl}/${language}`)
  return async ({ kind, enquiryId, subscriberId, requestId }) => {
    const agency = await identity()
    switch (kind) {
      case 'desk':
      case 'receipt': {
        const [enquiry] = await db
          .select()
          .from(enquiries)
          .where(eq(enquiries.id, enquiryId ?? ''))
        if (!enquiry || kind === 'desk') return enquiry && deskEmail(enquiry, agency, siteUrl)
        return written(enquiry.noticeLanguage ?? mainLanguage, () => receiptEmail(enquiry, agency, siteUrl))
      }
      case 'confirm':
      case 'welcome': {
        const [subscriber] = await db
          .select()
          .from(subscribers)
          .where(eq(subscribers.id, subscriberId ?? ''))
        if (!subscriber) return undefined
        const { text, language } = await agreedWords(db, subscriber.id)
        const site = siteIn(language)
        return written(language, () =>
          kind === 'confirm' ? confirmEmail(subscriber, agency, site) : welcomeEmail(subscriber, agency, site, text),
        )
      }
      case 'own-data': {
        const [request] = await db
          .select()
          .from(dataRequests)
          .where(eq(dataRequests.id, requestId ?? ''))
        return request && ownDataEmail(request, agency, siteIn(request.language))
      }
      default:
        return kind satisfies never
    }
  }
}
