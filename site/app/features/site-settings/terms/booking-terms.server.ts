import { calendarOf } from '@agency/contracts/dates/holidays/state-calendars.ts'
import { type BookingTerms, bookingTerms } from '@agency/contracts/site/terms/terms.ts'
import { stateNamed, usualState } from '@agency/reference-data/states.ts'
import * as z from 'zod'
import type { ContentSource } from '../../../clients/content/content-source.server.ts'
import { text } from '../../../clients/content/readers/lenient-values.server.ts'
import { type HolidaySettings, loadHolidays } from '../days-off.server.ts'
import type { Office } from './terms-text.ts'

/** Invalid terms are left out as a whole: half a rule would be a wrong one. */
const readTerms = (value: unknown): BookingTerms[] =>
  Array.isArray(value) ? value.flatMap(one => bookingTerms.safeParse(one).data ?? []) : []

const settings = z.object({ officeState: text, bookingTerms: z.unknown().optional().transform(readTerms) })

export type TermsSettings = HolidaySettings & { CONTENT_KEY_SETTINGS: string }

/** Undefined while the settings cannot be read. */
export async function loadBookingTerms(
  content: ContentSource,
  env: TermsSettings,
): Promise<{ terms: BookingTerms[]; office: Office } | undefined> {
  const [node, holidays] = await Promise.all([
    content.node(settings, { key: env.CONTENT_KEY_SETTINGS }).catch(() => undefined),
    loadHolidays(content, env),
  ])
  if (!node) return undefined
  const state = stateNamed(node.officeState) ?? usualState
  return { terms: node.bookingTerms, office: { state: state.name, closed: calendarOf(state, holidays) } }
}
