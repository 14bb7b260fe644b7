import { type BookingTerms, bookingTerms } from '@agency/contracts/site/terms/terms.ts'
import { closedDays } from '@agency/reference-data/holidays.ts'
import { type State, states } from '@agency/reference-data/states.ts'
import * as z from 'zod'
import type { ContentSource } from '../../../clients/content/content-source.server.ts'
import { text } from '../../../clients/content/readers/lenient-values.server.ts'
import type { Office } from './terms-text.ts'

const isState = (name: string): name is State => (states as readonly string[]).includes(name)

/** Terms that cannot be read are left out: half a rule would be a wrong one. */
const readTerms = (value: unknown): BookingTerms[] =>
  Array.isArray(value) ? value.flatMap(one => bookingTerms.safeParse(one).data ?? []) : []

const settings = z.object({ officeState: text, bookingTerms: z.unknown().optional().transform(readTerms) })

export type TermsSettings = { CONTENT_KEY_SETTINGS: string; HOLIDAYS_FILE: string }

/** The terms of every kind, and where working days are counted; none while the settings cannot be read. */
export async function loadBookingTerms(
  content: ContentSource,
  { CONTENT_KEY_SETTINGS, HOLIDAYS_FILE }: TermsSettings,
): Promise<{ terms: BookingTerms[]; office: Office }> {
  const node = await content.node(settings, { key: CONTENT_KEY_SETTINGS }).catch(() => undefined)
  const state = node && isState(node.officeState) ? node.officeState : 'Kuala Lumpur'
  return { terms: node?.bookingTerms ?? [], office: { state, closed: closedDays(HOLIDAYS_FILE, state) } }
}
