import { adultAge, bedAge, type Fare, fareOf, isChosen, type NamedFare } from '@agency/contracts/content/prices/fare.ts'
import { formatSen } from '@agency/ui/formats/money.ts'
import { choiceWords } from '@agency/words/offers/choice/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { type ChildFare, cheaperChild, childrenOf, infantsOf, payersOf, placesFor } from './children.ts'
import { arrange, type Room } from './rooms.ts'

/** Sen; or a text, where a price is no amount in ringgit; null where it is not sold. */
export type Cell = number | string | null

export type Offer = {
  label: string
  room: string
  prices: { label: string; price: Cell }[]
  /** People in a room whose fare has no number. */
  sharing?: number
  facts?: NamedFare[]
  maxGroup?: number
  /** The lowest age of a traveller. */
  youngest?: number | undefined
}

/** `ages` in years, one for each child; `rooms` undefined if any number will do. */
export type Party = { adults: number; children: number; ages: number[]; rooms: number | undefined }

export type Line = { label: string; count: number; sen: number }

/**
 * @property heads The number of people in each room, without infants. @property isMixed More than the chosen room and
 * its price. @property cheaper A lower price that a child may pay. @property byPlanner The table has no answer, and a
 * planner takes over.
 */
export type Quote =
  | {
      fromTable: true
      lines: Line[]
      total: number
      heads: number[]
      isMixed: boolean
      note?: string
      cheaper?: string
    }
  | { fromTable: false; why: string; byPlanner?: true }

export const groupSize = 10

const none = (why: string): Quote => ({ fromTable: false, why })
const noPrice = (why: string): Quote => ({ fromTable: false, why, byPlanner: true })
type Sum = { lines: Line[]; heads: number[] }
const summed = (lines: Line[], heads: number[] = []): Sum => ({ lines: lines.filter(({ count }) => count > 0), heads })
const totalOf = ({ lines }: Sum) => lines.reduce((sum, { count, sen }) => sum + count * sen, 0)
const cheapest = (sums: Sum[]): Sum | undefined => sums.toSorted((one, other) => totalOf(one) - totalOf(other))[0]
const priceOf = ({ prices }: Offer, label: string) => prices.find(one => one.label === label)?.price ?? null

/**
 * A bed's price depends on the number of people in the room; children, third guests, singles and groups have prices of
 * their own. Never guesses: without a price for one of them, there is no sum.
 */
export function reckon(offer: Offer, party: Party): Quote {
  const result = reckoned(offer, party)
  if (!('lines' in result)) return result
  const { lines, heads } = result
  const people = party.adults + party.children
  const note = groupNote(offer, people)
  const cheaper = cheaperChild(offer, party.ages, lines)
  return {
    fromTable: true,
    lines,
    heads,
    total: totalOf(result),
    isMixed: lines.some(({ label }) => label !== offer.room),
    ...(note && { note }),
    ...(cheaper && { cheaper }),
  }
}

function reckoned(offer: Offer, party: Party): Sum | Quote {
  const price = priceOf(offer, offer.room)
  if (price === null) return none(choiceWords().apart)
  if (typeof price === 'string') return none(price)
  const hindrance = hindranceOf(offer, party)
  if (hindrance) return none(hindrance)
  const { guests: infants, beds } = infantsOf(party.ages, offer)
  if (infants.length > party.adults) return none(choiceWords().infants)
  const others = { ...party, children: party.children - infants.length, ages: beds }
  const found = inChosenRoom(offer, price, others)
  const sum = 'lines' in found ? found : withOtherRooms(offer, price, others)
  return sum ? { ...sum, lines: [...sum.lines, ...linesOf(infants)] } : found
}

function inChosenRoom(offer: Offer, price: number, party: Party, isMixed = false): Sum | Quote {
  const fare = fareOf(offer.room, offer.facts)
  if (fare.who === 'party' || fare.who === 'family') return forParty(fare, price, offer, party)
  if (fare.who === 'dormitory') {
    if (party.children > 0) return noPrice(choiceWords().noShared)
    return summed([{ label: offer.room, count: party.adults, sen: price }])
  }
  return forRooms(fare.who === 'sharer' ? fare.people : undefined, price, offer, party, isMixed)
}

/**
 * As many chosen rooms as fit beside others of the table, or others alone; undefined for a room of a kind that the
 * others are not, as a balcony cabin is.
 */
function withOtherRooms(offer: Offer, chosen: number, party: Party): Sum | undefined {
  const { who, people, room } = fareOf(offer.room, offer.facts)
  if (who === 'sharer' && people === undefined && room !== undefined) return undefined
  const mixed = inChosenRoom(offer, chosen, party, true)
  if ('lines' in mixed) return mixed
  const sums = offer.prices.flatMap(({ label, price }): Sum[] => {
    const fare = fareOf(label, offer.facts)
    const isOther = label !== offer.room && typeof price === 'number' && isChosen(fare) && fare.who !== 'dormitory'
    if (!isOther || (who === 'sharer' && !isNoLess(fare, price, chosen))) return []
    const found = inChosenRoom({ ...offer, room: label }, price, party)
    return 'lines' in found ? [found] : []
  })
  return cheapest(sums)
}

function hindranceOf(offer: Offer, { adults, children, ages }: Party): string | undefined {
  const { label, maxGroup, facts, youngest = 0 } = offer
  const say = choiceWords()
  const people = adults + children
  if (adults < 1) return say.alone
  if (ages.length > children) return say.moreAges
  if (ages.length < children) return say.fewerAges
  const tooYoung = ages.find(age => age < youngest)
  if (tooYoung !== undefined) return say.young({ from: youngest, age: tooYoung })
  if (maxGroup !== undefined && people > maxGroup) return say.most(maxGroup)
  const fare = fareOf(label, facts)
  const { minPeople: min = fare.people ?? 1, maxPeople: max } = fare
  if (max !== undefined && (people < min || people > max)) return say.size({ label: termWords(label), min, max })
  if (children > 0 && fare.who !== 'family' && fare.children === 0) return say.adults
  return undefined
}

/** A price for exactly these people, or for several such families in as many rooms. */
function forParty(fare: Fare, price: number, offer: Offer, party: Party): Sum | Quote {
  const { people = 0, maxPeople: max = people, children, youngest = bedAge, oldest = Infinity } = fare
  const isRepeated = fare.who === 'family'
  const all = party.adults + party.children
  const times = isRepeated ? all / people : 1
  const areRight =
    times >= 1 &&
    Number.isInteger(times) &&
    all >= times * people &&
    all <= times * max &&
    (children === undefined || party.children === times * children) &&
    (party.rooms === undefined || !isRepeated || party.rooms === times)
  if (!areRight)
    return noPrice(choiceWords().exactly({ room: termWords(offer.room), party: choiceWords().party(party) }))
  const heads = isRepeated ? Array.from({ length: times }, () => people) : []
  const kids = childrenOf(party.ages, offer)
  if (typeof kids === 'string') return noPrice(kids)
  if (kids.guests.length > 0) {
    const adult = { label: offer.room, count: party.adults + kids.beds.length, sen: price }
    return summed([adult, ...linesOf(payersOf(kids.guests, times))], heads)
  }
  if (party.ages.some(age => age < youngest || age > oldest)) return noPrice(choiceWords().noAge(party.ages))
  return summed([{ label: offer.room, count: party.adults + party.children, sen: price }], heads)
}

const linesOf = (payers: ChildFare[]): Line[] => merged(payers.map(({ label, sen }) => ({ label, count: 1, sen })))

function forRooms(
  sleeps: number | undefined,
  price: number,
  offer: Offer,
  party: Party,
  isMixed: boolean,
): Sum | Quote {
  const sharing = sleeps ?? offer.sharing
  if (sharing === undefined)
    return noPrice(choiceWords().unknown({ each: formatSen(price), room: termWords(offer.room) }))
  const kids = childrenOf(party.ages, offer)
  if (typeof kids === 'string') return noPrice(kids)
  if (kids.guests.length > 0 && (sharing === 1 || sharing === 3)) return noPrice(choiceWords().onlyForTwo)
  const people = party.adults + party.children
  const chosen = { label: offer.room, sleeps: sharing, sen: groupPrice(offer, offer.room, people)?.sen ?? price }
  const more = sharing === 2 ? moreGuest(offer) : undefined
  const places = { moved: more?.places ?? 0, guests: Math.min(2, placesFor(kids.guests)) }
  // A child with the price of a third guest is the second person beside a single parent, or fills a family room.
  const beside = kids.guests.every(({ fares }) => fares.some(({ takesBed }) => takesBed)) ? kids.guests.length : 0
  // A third adult beside an adult and a child may be that child, at another price.
  const hasYoung = kids.beds.some(age => age < adultAge)
  const sums: Sum[] = []
  for (let paysBed = 0; paysBed <= beside; paysBed++) {
    const guests = kids.guests.slice(paysBed)
    const beds = party.adults + kids.beds.length + paysBed
    const movable = !more || (more.isAdult && (hasYoung || paysBed > 0)) ? 0 : beds - paysBed
    const lodgers = { beds, movable, guests: guests.length, watched: party.adults }
    const found = arrange(chosen, otherRooms(offer, chosen, price, people, isMixed), lodgers, places, party.rooms)
    const payers = payersOf(guests, found?.chosen ?? 0)
    if (!found || payers.length < guests.length) continue
    const full = { label: chosen.label, count: found.chosen * sharing, sen: chosen.sen }
    const others = found.others.map(({ label, sleeps, sen }) => ({ label, count: sleeps, sen }))
    const moved = more ? [{ label: more.label, count: found.moved, sen: more.sen }] : []
    sums.push(summed([full, ...merged(others), ...moved, ...linesOf(payers)], found.heads))
  }
  return cheapest(sums) ?? noPrice(noRoom(party, sharing, price))
}

function merged(lines: Line[]): Line[] {
  const labels = [...new Set(lines.map(({ label }) => label))]
  return labels.map(label => {
    const same = lines.filter(line => line.label === label)
    return { label, count: same.reduce((sum, { count }) => sum + count, 0), sen: same[0]?.sen ?? 0 }
  })
}

function moreGuest({ prices, facts }: Offer) {
  const [match] = prices.flatMap(({ label, price }) => {
    const fare = fareOf(label, facts)
    const isMore = (fare.who === 'extra adult' || fare.who === 'extra guest') && typeof price === 'number'
    return isMore ? [{ label, sen: price, places: fare.people ?? 2, isAdult: fare.who === 'extra adult' }] : []
  })
  return match
}

/** The price of a bed in a group; undefined where the table has none. */
function groupPrice({ prices, facts }: Offer, room: string, people: number): { sen: number; from: number } | undefined {
  const [match] = prices.flatMap(({ label, price }) => {
    const fare = fareOf(label, facts)
    const from = fare.people ?? groupSize
    const isIt = fare.who === 'group' && people >= from && (room === '' || isOfRoom(fare, fareOf(room, facts)))
    return isIt && typeof price === 'number' ? [{ sen: price, from }] : []
  })
  return match
}

function groupNote(offer: Offer, people: number): string | undefined {
  const group = groupPrice(offer, offer.room, people)
  if (group) return choiceWords().groupPrice(formatWords().number(group.from))
  return people >= groupSize ? choiceWords().groupQuote : undefined
}

function isOfRoom({ sharing, room }: Fare, { who, ...other }: Fare): boolean {
  const isNamed = sharing !== undefined || room !== undefined
  return isNamed && who === 'sharer' && sharing === other.people && room === other.room
}

/** A plain room, or one of a kind that is not cheaper than the chosen one. */
const isNoLess = ({ room }: Fare, price: number, chosen: number) => room === undefined || price >= chosen

/**
 * Rooms for those who do not fill the chosen one: smaller plain ones beside a plain one, and singles of its kind or of
 * all.
 * @param isMixed Rooms of any kind and size.
 */
function otherRooms(offer: Offer, chosen: Room, price: number, people: number, isMixed: boolean): Room[] {
  const { who, room } = fareOf(chosen.label, offer.facts)
  const isPlain = who === 'sharer' && room === undefined
  const rooms = offer.prices.flatMap(({ label, price }): Room[] => {
    const fare = fareOf(label, offer.facts)
    if (typeof price !== 'number' || label === chosen.label || fare.who !== 'sharer') return []
    const sleeps = fare.people ?? chosen.sleeps
    const isOfItsKind = fare.room === undefined ? isPlain || sleeps === 1 : sleeps === 1 && fare.room === room
    const sen = groupPrice(offer, label, people)?.sen ?? price
    return (isMixed && isNoLess(fare, price, chosen.sen)) || (sleeps < chosen.sleeps && isOfItsKind)
      ? [{ label, sleeps, sen }]
      : []
  })
  const supplements = offer.prices.flatMap(({ label, price: added }) => {
    const isIt =
      fareOf(label, offer.facts).who === 'single supplement' && typeof added === 'number' && chosen.sleeps === 2
    return isIt
      ? [
          {
            label: choiceWords().single({ room: termWords(chosen.label), more: lowerFirst(termWords(label)) }),
            sleeps: 1,
            sen: price + added,
          },
        ]
      : []
  })
  return [...rooms, ...supplements].sort((one, other) => other.sleeps - one.sleeps || one.sen - other.sen)
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A single traveller never pays more than for both beds of a room for two. */
function noRoom({ adults, children, rooms }: Party, sharing: number, price: number): string {
  const say = choiceWords()
  const limit = sharing === 2 && adults === 1 && children === 0 ? formatSen(2 * price) : undefined
  const why = say.none({ party: say.party({ adults, children }), rooms, limit })
  return sharing > 1 ? say.sharing({ each: formatSen(price), people: formatWords().number(sharing) }, why) : why
}
