import { shipNamed } from '@agency/reference-data/ships.ts'
import { detailWords } from '@agency/words/offers/detail/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { proofWords } from '@agency/words/trust/proof/words.ts'
import { audienceWords } from '@agency/words/values/audiences/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import * as z from 'zod'
import type { ItineraryDay } from '../../clients/content/readers/kinds/itineraries.ts'
import type { PriceTable } from '../../clients/content/readers/kinds/price-tables.ts'
import { list, requiredText, text, wholeNumber, yesNo } from '../../clients/content/readers/lenient-values.server.ts'

type Facts = {
  nights?: number
  days?: number
  daysAway?: number
  nightsInAir?: number
  startsIn?: string
  startsAt?: string
  destinations: string[]
  ports: string[]
  audience: string[]
}

/** The facts that people compare, in a fixed order; unknown ones are left out. */
export function factsOf(facts: Facts) {
  const { nights, days, daysAway = days, nightsInAir, destinations, ports, audience } = facts
  const say = detailWords()
  const { row } = formatWords()
  return [
    { label: say.length, value: say.duration({ days: daysAway, nights, inAir: nightsInAir }), icon: 'clock' },
    // Abroad, the ports and the days say it.
    { label: say.starts, value: facts.startsIn === 'abroad' ? '' : (facts.startsAt ?? ''), icon: 'map-pin' },
    { label: ports.length === 1 ? say.port : say.ports, value: row(ports.map(termWords)), icon: 'ship' },
    {
      label: destinations.length === 1 ? say.place : say.places,
      value: ports.length > 0 ? '' : row(destinations.map(termWords)),
      icon: 'map-pin',
    },
    { label: say.goodFor, value: row(audience.map(audienceWords().named)), icon: 'users' },
  ].filter(fact => fact.value)
}

export const tripProperties = {
  ship: text,
  walking: wholeNumber,
  minGroup: wholeNumber,
  maxGroup: wholeNumber,
  hotels: list(z.object({ place: requiredText, stars: wholeNumber, hotel: text, kind: text, sample: yesNo })),
  hotelsNamedDays: wholeNumber,
}
const trip = z.object(tripProperties)
type Trip = z.output<typeof trip>

/** `level` is of five. */
export function tripFacts({ ship, walking, minGroup, maxGroup }: Trip) {
  const say = detailWords()
  const words = say.walkingLevels[(walking ?? 0) - 1]
  return {
    walking: walking && words ? { level: walking, words } : undefined,
    group: say.people({ min: minGroup, max: maxGroup }),
    ship: shipFacts(ship),
  }
}

function shipFacts(name: string) {
  const ship = shipNamed(name)
  if (!ship) return name ? { name, facts: [] } : undefined
  const { since, guests, maxGuests, length, decks } = ship
  const say = detailWords().shipFacts
  const number = (value: number) => value.toLocaleString('en-MY')
  const facts = [
    { label: say.since, value: `${since}` },
    { label: say.guests, value: guests ? (maxGuests ? say.twoToACabin(number(guests)) : number(guests)) : '' },
    { label: say.max, value: maxGuests ? say.maxGuests(number(maxGuests)) : '' },
    { label: say.length, value: length ? say.metres(length) : '' },
    { label: say.decks, value: decks ? `${decks}` : '' },
  ]
  return { name, facts: facts.filter(({ value }) => value) }
}

/** Consecutive nights by hotel, if it is known; a place visited twice appears twice. */
export function nightsOf(days: ItineraryDay[], hotels: Trip['hotels']) {
  const stays: (Trip['hotels'][number] & { nights: number })[] = []
  for (const { overnight } of days) {
    const last = stays.at(-1)
    const hotel = hotels.find(({ place }) => place === overnight)
    if (!hotel) continue
    if (last?.place === overnight) last.nights++
    else stays.push({ ...hotel, nights: 1 })
  }
  return stays
}

/**
 * A note about unnamed hotels: the day on which their names are announced, or that they are samples; empty if all have
 * names.
 */
export function houseWords(hotels: Trip['hotels'], namedDays: number | undefined): string {
  const { houses } = proofWords()
  const isOpen = hotels.length === 0 || hotels.some(({ hotel }) => !hotel)
  return [
    isOpen && namedDays ? houses.named(namedDays) : isOpen && hotels.length > 0 ? houses.later : '',
    hotels.some(({ sample }) => sample) ? houses.sample : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export const glanceProperties = { steps: text, lifts: text, hearing: text, food: text, prayer: text, vegetarian: text }

type Glance = Record<keyof typeof glanceProperties, string>

/** A line for each fact, and one that names the facts that are missing. */
export function glanceOf(node: Glance, youngestAge: number | undefined): { known: string[]; unknown: string[] } {
  const say = detailWords()
  const children = youngestAge === undefined ? '' : say.children(youngestAge)
  const values: Record<keyof typeof say.glanceLabels, string> = { ...node, children }
  const facts = Object.entries(say.glanceLabels).map(([name, label]) => ({
    label,
    value: values[name as keyof typeof values],
  }))
  const open = facts.filter(({ value }) => !value).map(({ label }) => label)
  return {
    known: facts.filter(({ value }) => value).map(say.fact),
    unknown: open.length > 0 ? [say.unknown(open)] : [],
  }
}

/** The lowest age that the table names for a child. */
export function youngestIn(table: PriceTable | undefined): number | undefined {
  const fares = [...(table?.heads ?? []), ...(table?.rows ?? [])].map(({ fare }) => fare)
  const ages = fares.flatMap(fare => (fare?.who === 'child' ? (fare.youngest ?? []) : []))
  return ages.length > 0 ? Math.min(...ages) : undefined
}
