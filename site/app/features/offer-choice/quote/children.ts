import { adultAge, bedAge, fareOf, type NamedFare } from '@agency/contracts/content/prices/fare.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { choiceWords } from '@agency/words/offers/choice/words.ts'
import { termWords } from '@agency/words/term-words.ts'

/** Sen; or a text, where a price is no amount in ringgit; null where it is not sold. */
type Prices = { prices: { label: string; price: number | string | null }[]; facts?: NamedFare[] }

/** @property fares The prices that a child may pay, the dearest first. */
type Guest = { fares: ChildFare[] }
export type ChildFare = { label: string; sen: number; takesBed: boolean; places: number }

function childFares({ prices, facts }: Prices) {
  return prices.flatMap(({ label, price }) => {
    const fare = fareOf(label, facts)
    const { youngest = bedAge, oldest = adultAge - 1, people: places = 2, bed: takesBed = false } = fare
    return fare.who === 'child' ? [{ label, price, youngest, oldest, places, takesBed }] : []
  })
}

/** Those below the age of a bed, where a price is only for them: they need no place. Others are `beds`. */
export function infantsOf(ages: number[], offer: Prices): { guests: ChildFare[]; beds: number[] } {
  const fares = childFares(offer).filter(({ oldest }) => oldest < bedAge)
  const fareFor = (age: number) =>
    fares.flatMap(({ price, youngest, oldest, ...fare }) =>
      typeof price === 'number' && age >= youngest && age <= oldest ? [{ ...fare, sen: price }] : [],
    )
  return { guests: ages.flatMap(age => fareFor(age).slice(0, 1)), beds: ages.filter(age => fareFor(age).length === 0) }
}

/** Children with a price of their own, and the ages of those who pay as adults; or the reason for a missing price. */
export function childrenOf(ages: number[], offer: Prices): { guests: Guest[]; beds: number[] } | string {
  const fares = childFares(offer)
  const guests: Guest[] = []
  const beds: number[] = []
  for (const age of ages.toSorted((one, other) => other - one)) {
    const fitting = fares.filter(({ youngest, oldest }) => age >= youngest && age <= oldest)
    const priced = fitting
      .flatMap(({ price, ...fare }) => (typeof price === 'number' ? [{ ...fare, sen: price }] : []))
      .sort((one, other) => other.sen - one.sen)
    if (priced.length > 0) guests.push({ fares: priced })
    else if (fitting.length > 0) return choiceWords().noChildren
    else if (age < bedAge || fares.some(({ youngest }) => age < youngest)) return choiceWords().noAge([age])
    else beds.push(age)
  }
  return { guests, beds }
}

export const placesFor = (guests: Guest[]) => {
  const fares = guests.flatMap(guest => guest.fares)
  return [...new Map(fares.map(({ label, places }) => [label, places])).values()].reduce((sum, one) => sum + one, 0)
}

/** The dearest price that still has a place in one of the rooms: a bed is for the oldest. */
export function payersOf(guests: Guest[], rooms: number): ChildFare[] {
  const taken = new Map<string, number>()
  return guests.flatMap(({ fares }) => {
    const fare = fares.find(({ label, places }) => (taken.get(label) ?? 0) < rooms * places)
    if (fare) taken.set(fare.label, (taken.get(fare.label) ?? 0) + 1)
    return fare ? [fare] : []
  })
}

export function cheaperChild(offer: Prices, ages: number[], lines: { label: string }[]): string | undefined {
  const charged = childrenOf(
    ages.filter(age => age >= bedAge),
    offer,
  )
  if (typeof charged === 'string') return undefined
  const less = charged.guests.flatMap(({ fares }) => {
    const paid = fares.findIndex(({ label }) => lines.some(line => line.label === label))
    return paid < 0 ? [] : fares.slice(paid + 1)
  })
  const [found] = less.filter(({ label }) => !lines.some(line => line.label === label))
  return found && `${termWords(found.label)}: ${formatSen(found.sen)}.`
}
