import { memoize } from '../../../tree/memoize.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'

/** Colloquial names of places, with those on tickets and signs. */
const OFFICIAL: Record<string, string> = { Saigon: 'Ho Chi Minh City' }

/** A page may use the old name of a place, but has to give the official one once. */
export function checkPlaceNames({ nodes }: ContentMap): Finding[] {
  return nodes.flatMap(node =>
    unexplained(node.properties).map(({ property, familiar, official }) =>
      findingsAbout(node).error(property, `says ${familiar}, and nowhere ${official}`, familiar),
    ),
  )
}

const unexplained = memoize((properties: Record<string, unknown>) => {
  const said = JSON.stringify(properties)
  return Object.entries(OFFICIAL).flatMap(([familiar, official]) => {
    const property = Object.keys(properties).find(name => saysIt(properties[name], familiar))
    return property === undefined || said.includes(official) ? [] : [{ property, familiar, official }]
  })
})

const saysIt = (value: unknown, name: string) => new RegExp(`\\b${name}\\b`).test(JSON.stringify(value))
