import { heldPersons, type Interval } from '@agency/contracts/people/held-persons.ts'
import type { Enquiry } from '../../../clients/backend/enquiries.server.ts'
import type { EnquirySpool, SpoolEntry } from './enquiry-spool.server.ts'

export type HeldInSpool = { found: { entry: SpoolEntry; enquiry: Enquiry }[]; unreadable: number }

/** @param email In lower case. */
export async function heldInSpool(spool: EnquirySpool, email: string): Promise<HeldInSpool> {
  const held: HeldInSpool = { found: [], unreadable: 0 }
  for (const entry of await spool.list()) {
    const enquiry = await spool.read(entry).catch((error: NodeJS.ErrnoException) => error)
    if (!(enquiry instanceof Error)) {
      if (String(enquiry.fields.email).toLowerCase() === email) held.found.push({ entry, enquiry })
    } else if (enquiry.code !== 'ENOENT') held.unreadable++
  }
  return held
}

export function personInSpool(spool: EnquirySpool) {
  const find = (email: string) => heldInSpool(spool, email.trim().toLowerCase())
  return {
    async copy(email: string) {
      const { found } = await find(email)
      return {
        'kept by the site': found.map(({ enquiry: { form, fields, envelope } }) => ({ form, fields, ...envelope })),
      }
    },
    async erase(email: string) {
      const { found } = await find(email)
      for (const { entry } of found) await spool.remove(entry)
      return { 'kept by the site': found.length }
    },
  }
}

/** In lower case, and those of enquiries sent in an interval. */
export async function addressesInSpool(spool: EnquirySpool, interval: Interval) {
  const entries: Parameters<typeof heldPersons>[0] = []
  for (const entry of await spool.list()) {
    const enquiry = await spool.read(entry).catch(() => undefined)
    const at = Date.parse(enquiry?.envelope.receivedAt ?? '') || entry.since
    if (enquiry) entries.push({ email: String(enquiry.fields.email), at: new Date(at) })
  }
  return { 'kept by the site': heldPersons(entries, interval) }
}
