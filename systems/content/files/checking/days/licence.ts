import { addDays } from '@agency/contracts/dates/calendar-day.ts'
import { isLicenceValid } from '@agency/contracts/site/terms/seller.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** Renewing a licence takes weeks. */
const warningDays = 60

/** Licences that end soon, and ended ones, which visitors no longer see. */
export function checkLicence({ nodes, today }: ContentMap): Finding[] {
  return nodes
    .filter(({ alias }) => alias === 'settings')
    .flatMap(node => {
      const { licenceUntil } = node.properties
      if (typeof licenceUntil !== 'string') return []
      const about = findingsAbout(node)
      const fault = licenceFault(licenceUntil, today)
      if (fault) return [about.error('licenceUntil', fault)]
      if (licenceUntil > addDays(today, warningDays)) return []
      return [about.warning('licenceUntil', `the licence ends on ${licenceUntil}: renew it and change the day`)]
    })
}

/** The reason why a licence cannot be published as valid on a day. */
export const licenceFault = (licenceUntil: string, today: string): string | undefined =>
  isLicenceValid(licenceUntil, today)
    ? undefined
    : `the licence ended on ${licenceUntil}, and visitors no longer see it: give the day of the new one`
