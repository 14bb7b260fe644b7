import { tidyText } from '@agency/contracts/backend/forms/tidy.ts'
import { isDay } from '@agency/contracts/dates/calendar-day.ts'
import { withClient } from '@agency/service-kit/database/database.ts'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { deskPeople } from '../../database/desk-tables.ts'
import { deskEntries, enquiries } from '../../database/tables.ts'
import { note } from '../../privacy/audit.ts'
import type { Desk } from './sessions.ts'

const maxText = 4000

export const doneReasons = ['Booked', 'Answered, not booked', 'No reply', 'Passed on', 'Twice, or not serious']

export type Kind = (typeof deskEntries.$inferInsert)['kind']

type Given = { by: string; text: string; to: string | undefined }

const now = sql`now()`

/** The columns that each change sets; undefined for a form that is not filled in. */
const changes: Record<Kind, (given: Given) => object | undefined> = {
  take: ({ by }) => ({ holderId: by, heldAt: now }),
  hand: ({ to }) => (to ? { holderId: to, heldAt: now } : undefined),
  next: ({ text }) => (text === '' || isDay(text) ? { nextOn: text || null } : undefined),
  note: ({ text }) => (text ? {} : undefined),
  answered: () => ({ answeredAt: sql`coalesce(${enquiries.answeredAt}, now())` }),
  done: ({ text }) => (doneReasons.includes(text) ? { doneAt: now, doneReason: text } : undefined),
  reopen: () => ({ doneAt: null, doneReason: null }),
}

/**
 * Makes the posted change if its enquiry is still as the person saw it.
 * @returns `faulty` for a form that is not filled in, `overtaken` where a colleague was quicker, `gone` where the
 * enquiry was erased; then nothing is changed
 */
export function changeEnquiry(desk: Desk, reference: string, by: string, posted: (name: string) => string) {
  return withClient(desk.pool, client =>
    drizzle(client).transaction(async db => {
      const kind = posted('action') as Kind
      const people = await db.select({ id: deskPeople.id }).from(deskPeople)
      const to = people.find(({ id }) => id === posted('to'))?.id
      const text = String(tidyText(posted('text').slice(0, maxText), maxText) ?? '')
      const set = Object.hasOwn(changes, kind) ? changes[kind]({ by, text, to }) : undefined
      if (set === undefined) return 'faulty'
      // Before the row, as an erasure does: otherwise each could wait for the other.
      await db.execute(sql`lock table ${enquiries} in row exclusive mode`)
      const [found] = await db.select().from(enquiries).where(eq(enquiries.reference, reference)).for('update')
      if (found === undefined) return 'gone'
      const isAsSeen =
        (found.holderId ?? '') === posted('holder') && (found.doneAt !== null) === (posted('done') === 'yes')
      if (!isAsSeen && kind !== 'note') return 'overtaken'
      if (kind !== 'note') await db.update(enquiries).set(set).where(eq(enquiries.id, found.id))
      await db.insert(deskEntries).values({ enquiryId: found.id, by, kind, text, to: to ?? null })
      await note(db, 'desk-change', { by, reference, kind }, found.email)
      return 'changed'
    }),
  )
}
