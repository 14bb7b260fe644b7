import { formatDay } from '@agency/ui/formats/malaysian-day.ts'
import { proofWords } from '@agency/words/trust/proof/words.ts'
import * as z from 'zod'
import { day, list, requiredText, wholeNumber, yesNo } from '../../clients/content/readers/lenient-values.server.ts'

const booked = list(
  z.object({ departure: requiredText, people: wholeNumber, minGroup: wholeNumber, asOf: day, sample: yesNo }),
)

/** The bookings of each departure, if known. */
export const groupProperties = { booked }

/** Texts for the price table, for a list of departures, and once for all of them. */
export type GroupsSoFar = { inTable: Record<string, string>; inChoice: Record<string, string>; note: string }

/**
 * The groups by the labels of their departures.
 * @param least The default minimum group.
 * @returns undefined if nothing is known.
 */
export function groupsSoFar(groups: z.output<typeof booked>, minPeople: number | undefined): GroupsSoFar | undefined {
  const { group: say } = proofWords()
  const sized = groups.flatMap(({ people, minGroup = minPeople, ...rest }) =>
    people === undefined ? [] : [{ ...rest, people, least: minGroup }],
  )
  if (sized.length === 0) return undefined
  const byName = (words: (group: (typeof sized)[number]) => string) =>
    Object.fromEntries(sized.map(group => [group.departure, words(group)]))
  const [asOf] = sized.flatMap(group => group.asOf ?? []).sort()
  return {
    inTable: byName(({ people, least }) => say.state(people, least)),
    inChoice: byName(({ people, least, sample }) => (sample ? say.sample : '') + say.short(people, least)),
    note: [asOf && say.asOf(formatDay(asOf)), sized.some(({ sample }) => sample) && say.samples]
      .filter(Boolean)
      .join(' '),
  }
}
