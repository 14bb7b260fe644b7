import type { Fare, When } from './fare-schema.ts'

export type { Fare, When }

export type NamedFare = Fare & { name: string }

/** The facts of a row or column of prices, whose label is only shown. */
export type Head = { fare?: Fare | undefined; when?: When | undefined }

export const fareOfHead = ({ fare }: Head): Fare => fare ?? unknownFare

/** A price without facts: visitors can choose it, but see no sum. */
const unknownFare: Fare = { who: 'sharer', room: '' }

export const fareOf = (label: string, fares: NamedFare[] = []): Fare =>
  fares.find(({ name }) => name === label) ?? unknownFare

export const adultAge = 12
/** From this age a person may pay the full price of a table that has none for children. */
export const bedAge = 2

const chosen: readonly Fare['who'][] = ['sharer', 'dormitory', 'party', 'family']

/** A visitor chooses it; other prices follow from the people, or are additions. */
export const isChosen = ({ who }: Fare): boolean => chosen.includes(who)

export const hasPeople = ({ who, people }: Fare): boolean => who !== 'sharer' || people !== undefined

/** It is known how many people pay a price of this row or column. */
export const saysWho = (head: Head): boolean => hasPeople(fareOfHead(head))

/** Days of the trip, which a span of a departure's days equals. */
export function daysOfTrip({ days, nights }: { days?: unknown; nights?: unknown }): number | undefined {
  if (typeof days === 'number') return days
  return typeof nights === 'number' ? nights + 1 : undefined
}
