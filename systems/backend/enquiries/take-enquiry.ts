import { isDeepStrictEqual } from 'node:util'
import type { EnquiryEnvelope } from '@agency/contracts/backend/enquiry.ts'
import { controlsOf, isTyped } from '@agency/contracts/backend/forms/control.ts'
import { enquiryForms, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import type { EnquiryFields } from '@agency/contracts/backend/forms/read-enquiry.ts'
import { referenceOf } from '@agency/contracts/backend/reference.ts'
import { type Pool, withClient } from '@agency/service-kit/database/database.ts'
import { eq } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { enquiries } from '../database/tables.ts'
import { type MailQueue, queueMails } from '../mail/mail-queue.ts'
import { wasErasedSince } from '../privacy/audit.ts'

/** An enquiry that arrives sooner after its sending was not queued by the site. */
const atOnceMs = 500

export type NewEnquiry = { form: FormName; fields: EnquiryFields; envelope: EnquiryEnvelope; key: string }

/**
 * `erased`: dropped, as its sender had everything erased after sending it. `other-content`: the key belongs to another
 * enquiry.
 */
export type Taken = { outcome: 'new' | 'repeated' | 'erased'; reference: string } | { outcome: 'other-content' }

/** The enquiry and its mails are both on disk after a return; neither after an exception. */
export async function takeEnquiry(pool: Pool, queue: MailQueue, enquiry: NewEnquiry): Promise<Taken> {
  return withClient(pool, client => drizzle(client).transaction(transaction => keep(transaction, queue, enquiry)))
}

async function keep(db: NodePgDatabase, queue: MailQueue, enquiry: NewEnquiry): Promise<Taken> {
  const { form, fields, key, envelope } = enquiry
  for (let attempt = 0; ; attempt++) {
    const reference = referenceFor(enquiry, attempt)
    const shown = envelope.reference !== undefined && envelope.reference !== reference ? envelope.reference : null
    const [row] = await db
      .insert(enquiries)
      .values({
        reference,
        toldReference: shown,
        form,
        fields,
        idempotencyKey: key,
        email: String(fields.email).toLowerCase(),
        consentText: envelope.consentText ?? null,
        sender: envelope.sender ?? 'visitor',
        memberId: envelope.memberId ?? null,
        language: envelope.language ?? null,
        noticeLanguage: envelope.noticeLanguage ?? null,
        ...(envelope.receivedAt && { receivedAt: new Date(envelope.receivedAt) }),
      })
      .onConflictDoNothing()
      .returning({ id: enquiries.id })
    if (row && (await cameTooLate(db, enquiry))) {
      await db.delete(enquiries).where(eq(enquiries.id, row.id))
      return { outcome: 'erased', reference }
    }
    if (row) {
      await queueMails(db, queue, [
        { kind: 'desk', enquiryId: row.id },
        { kind: 'receipt', enquiryId: row.id },
      ])
      return { outcome: 'new', reference }
    }
    const [before] = await db.select().from(enquiries).where(eq(enquiries.idempotencyKey, key))
    if (before === undefined) continue // The reference is another enquiry's: try the next one.
    if (before.form !== form || !isDeepStrictEqual(typedOf(form, before.fields), typedOf(form, fields)))
      return { outcome: 'other-content' }
    return { outcome: 'repeated', reference: before.reference }
  }
}

function typedOf(form: FormName, fields: unknown) {
  const typed = Object.entries(controlsOf(enquiryForms[form])).filter(([, control]) => isTyped(control))
  return typed.map(([name]) => (fields as EnquiryFields)[name])
}

/** The site queued it, and its sender's data was erased meanwhile. */
async function cameTooLate(db: NodePgDatabase, { fields, envelope }: NewEnquiry): Promise<boolean> {
  if (!envelope.receivedAt) return false
  const sentAt = new Date(envelope.receivedAt)
  if (Date.now() - sentAt.getTime() < atOnceMs) return false
  return wasErasedSince(db, String(fields.email), sentAt)
}

/** The reference that the visitor saw has priority over the key's. */
function referenceFor({ envelope, key }: NewEnquiry, attempt: number): string {
  if (attempt === 0) return envelope.reference ?? referenceOf(key)
  return referenceOf(key, attempt)
}
