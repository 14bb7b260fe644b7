import { shipNamed } from '@agency/reference-data/ships.ts'
import { audienceName } from '@agency/ui/formats/audience-name.ts'
import { counted } from '@agency/ui/formats/counted.ts'
import { proofWords } from '@agency/words/trust/proof/words.ts'
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
  const length = [
    daysAway && counted(daysAway, 'day'),
    nights && counted(nights, 'night'),
    nightsInAir && `${nightsInAir} on the way`,
  ]
    .filter(Boolean)
    .join(', ')
  return [
    { label: 'Length', value: length, icon: 'clock' },
    // Abroad, the ports and the days say it.
    { label: 'Starts', value: facts.startsIn === 'abroad' ? '' : (facts.startsAt ?? ''), icon: 'map-pin' },
    { label: ports.length === 1 ? 'Port' : 'Ports', value: ports.join(', '), icon: 'ship' },
    {
      label: destinations.length === 1 ? 'Place' : 'Places',
      value: ports.length > 0 ? '' : destinations.join(', '),
      icon: 'map-pin',
    },
    { label: 'Good for', value: audience.map(audienceName).join(', '), icon: 'users' },
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

const walkingWords = [
  'Hardly any: a seat is never far',
  'Short walks on even ground, with pauses',
  'A few kilometres on some days, with steps',
  'Half a day on your feet, over roots, rocks or hills',
  'Hikes and climbs, for good shoes and good knees',
]

/** `level` is of five. */
export function tripFacts({ ship, walking, minGroup, maxGroup }: Trip) {
  const words = walkingWords[(walking ?? 0) - 1]
  return {
    walking: walking && words ? { level: walking, words } : undefined,
    group: groupWords(minGroup, maxGroup),
    ship: shipFacts(ship),
  }
}

function groupWords(min?: number, max?: number): string {
  if (min && max) return `${min} to ${max} people`
  if (max) return `${max} people at most`
  return min ? `From ${counted(min, 'person').replace('persons', 'people')}` : ''
}

function shipFacts(name: string) {
  const ship = shipNamed(name)
  if (!ship) return name ? { name, facts: [] } : undefined
  const { since, guests, maxGuests, length, decks } = ship
  const number = (value: number) => value.toLocaleString('en-MY')
  const facts = [
    { label: 'In service since', value: `${since}` },
    { label: 'Guests', value: guests ? `${number(guests)}${maxGuests ? `, two to a cabin` : ''}` : '' },
    { label: 'At most', value: maxGuests ? `${number(maxGuests)} guests` : '' },
    { label: 'Length', value: length ? `${length} m` : '' },
    { label: 'Decks', value: decks ? `${decks}` : '' },
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

const glanceLabels: Record<keyof Glance, string> = {
  steps: 'Steps and boats',
  lifts: 'Lifts',
  hearing: 'Hearing',
  food: 'Halal food',
  prayer: 'Prayer',
  vegetarian: 'Vegetarian food',
}

/** A line for each fact, and one that names the facts that are missing. */
export function glanceOf(node: Glance, youngestAge: number | undefined): { known: string[]; unknown: string[] } {
  const children =
    youngestAge === undefined
      ? ''
      : `yes, from ${counted(youngestAge, 'year')} of age${youngestAge === 0 ? ', infants too' : ''}`
  const facts = [
    ...Object.entries(glanceLabels).map(([name, label]) => ({ label, value: node[name as keyof Glance] })),
    { label: 'Children', value: children },
  ]
  const open = facts.filter(({ value }) => !value).map(({ label }) => label.toLowerCase())
  return {
    known: facts.filter(({ value }) => value).map(({ label, value }) => `${label}: ${value}`),
    unknown: open.length > 0 ? [`Not known, ask us: ${open.join(', ')}`] : [],
  }
}

/** The lowest age that the table names for a child. */
export function youngestIn(table: PriceTable | undefined): number | undefined {
  const fares = [...(table?.heads ?? []), ...(table?.rows ?? [])].map(({ fare }) => fare)
  const ages = fares.flatMap(fare => (fare?.who === 'child' ? (fare.youngest ?? []) : []))
  return ages.length > 0 ? Math.min(...ages) : undefined
}
