import { malaysianDay } from '@agency/contracts/dates/calendar-day.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** Properties with the end of an offer, and the messages about it. */
const ends: Record<string, string> = {
  validUntil: 'this offer ended on',
  until: 'this promotion ended on',
  promoUntil: 'this promotion ended on',
}

/** Offers and promotions that are over, unpublished pages, articles from the future, spans that end before they begin. */
export function checkDates({ nodes, today, now }: ContentMap): Finding[] {
  return nodes.flatMap(node => {
    const about = findingsAbout(node)
    const { properties } = node
    const findings: Finding[] = []
    for (const [property, words] of Object.entries(ends)) {
      const value = properties[property]
      if (typeof value === 'string' && isOver(value, today, now))
        findings.push(about.warning(property, `${words} ${dayOf(value)}`))
    }
    for (const [from, until] of [
      ['validFrom', 'validUntil'],
      ['from', 'until'],
      ['promoFrom', 'promoUntil'],
    ] as const) {
      const [start, end] = [properties[from], properties[until]]
      if (typeof start === 'string' && typeof end === 'string' && Date.parse(start) > Date.parse(end))
        findings.push(about.error(until, 'lies before the day on which it begins'))
    }
    if (node.unpublishAt && node.unpublishAt <= now)
      findings.push(about.warning('unpublishAt', `has been off the site since ${malaysianDay(node.unpublishAt)}`))
    if (typeof properties.published === 'string' && properties.published > today && node.publishAt === null)
      findings.push(
        about.warning('published', `${properties.published} is in the future, but the article shows already`),
      )
    return findings
  })
}

const dayOf = (value: string): string => (isOnlyDay(value) ? value : malaysianDay(Date.parse(value)))

/** A day is over when the next one has begun, an instant when it has passed. */
const isOver = (value: string, today: string, now: Date): boolean =>
  isOnlyDay(value) ? value < today : Date.parse(value) <= now.getTime()

const isOnlyDay = (value: string) => value.length === 10
