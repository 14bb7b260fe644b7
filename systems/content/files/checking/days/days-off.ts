import { addDays, addMonths } from '@agency/contracts/dates/calendar-day.ts'
import { knownUntil, readHolidays, stillMissing, usualHolidaysFile } from '@agency/reference-data/holidays.ts'
import type * as z from 'zod'
import type { daysOff } from '../../../schemas/days-off.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** A day that was not announced is looked up again after these days. */
const repeatDays = 30

/** Public holidays known for less than the next twelve months, and days that were not announced a month ago. */
export function checkDaysOff({ nodes, today }: ContentMap): Finding[] {
  return nodes
    .filter(node => node.alias === 'daysOff')
    .flatMap(node => {
      const { corrections = [], schoolHolidays = [] } = node.properties as z.output<typeof daysOff>
      const added = corrections.filter(({ change }) => change === 'added').map(({ day }) => day)
      const list = readHolidays(usualHolidaysFile)
      const lastDay = knownUntil([...list.publicHolidays.map(({ day }) => day), ...added])
      const about = findingsAbout(node)
      const isShort = lastDay < addMonths(today, 12)
      const missing = stillMissing(list.notAnnounced, added, schoolHolidays).filter(
        ({ until, lookedUp }) => until >= today && addDays(lookedUp, repeatDays) < today,
      )
      return [
        ...(isShort
          ? [
              about.warning(
                'corrections',
                `public holidays are known until ${lastDay} only: add those of the next year as soon as they are announced`,
              ),
            ]
          : []),
        ...missing.map(({ what, states, lookedUp }) =>
          about.warning(
            states ? 'corrections' : 'schoolHolidays',
            `not announced when it was looked up on ${lookedUp}: ${what}; look again`,
          ),
        ),
      ]
    })
}
