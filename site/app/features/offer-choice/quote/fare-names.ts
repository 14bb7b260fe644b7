/** Ages in years, both included. */
type Ages = readonly [youngest: number, oldest: number]

/** What a price of a trip is for. */
export type Fare =
  /** A bed in a room or cabin that so many people share; undefined where neither name nor table says how many. */
  | { kind: 'room'; sleeps: number | undefined; isPlain: boolean }
  /** A bed beside strangers. */
  | { kind: 'bed' }
  /** A place in a party of exactly these people; without `children`, of any ages. */
  | { kind: 'party'; people: number; children?: number; ages?: Ages; isRepeated: boolean }
  /** One more guest in a room of two. `takesBed`: the same guest may be one of the two, at their price. */
  | { kind: 'guest'; who: 'child' | 'adult' | 'anybody'; ages: Ages; places: number; takesBed: boolean }
  /** What a room costs more for one alone. */
  | { kind: 'supplement' }
  /** A price for groups of so many people or more. */
  | { kind: 'group'; from: number }

/** What an offer says of a price whose name does not say it. */
export type FareFact = { name: string; people?: number; children?: number; youngest?: number; oldest?: number }

const words = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const number = `(\\d+|${words.slice(1).join('|')})`
const numbered = (pattern: string) => new RegExp(pattern.replaceAll('#', number), 'i')

const child = /^(?:extra )?(?:child(?:ren)?|infants?|toddlers?|bab(?:y|ies)|kids?)\b/i
const infant = /^(?:infants?|bab(?:y|ies))\b/i
const guest = /^(?:third|fourth|extra)\b.*\b(?:guest|adult|person|bed)\b/i
const supplement = /\bsupplement\b/i
const group = numbered(
  '^(?:groups? )?(?:of |from )?# (?:people |persons |travellers )?(?:or more|and more|and over|upwards?)\\b',
)
const tour = numbered('^(?:private )?(?:tour|car|van|boat) for #$')
const party = numbered('^# (?:people|persons|travellers)$')
const family = numbered('^# adults?(?: and # child(?:ren)?)?$')
const sharers: [RegExp, number][] = [
  [/\bsingle\b/i, 1],
  [/\b(?:twin|double)\b/i, 2],
  [/\btriple\b/i, 3],
  [/\b(?:quad|quadruple)\b/i, 4],
]
const sharing = numbered('\\b#(?: adults| people)? (?:sharing|share)\\b')
const roomFor = numbered('\\b(?:room|cabin|suite|chalet|villa|apartment) for #\\b')
const plain = numbered('^(?:single|twin|double|triple|quad|quadruple|#)(?: sharing| room)?$')
const span = /(\d+)\s*(?:to|-|–)\s*(\d+)/
const below = /\bunder (\d+)/i
const upTo = /\bup to (\d+)/i

/** A child without an age in its name is no infant, and younger than those who pay as adults. */
const childAges: Ages = [2, 11]
const infantAges: Ages = [0, 1]
export const adultAge = 12
/** From this age on a person may pay the price of a table that has none for children. */
export const bedAge = 2

const numberOf = (text = ''): number => {
  const at = words.indexOf(text.toLowerCase())
  return at > 0 ? at : Number(text)
}
const found = (pattern: RegExp, label: string): number | undefined => {
  const [, text] = pattern.exec(label) ?? []
  return text === undefined ? undefined : numberOf(text)
}

/**
 * What a price of a table of a trip is for, by the name of its column or row, such as `Twin sharing`, `Child 5 to 11` or
 * `Single in inside cabin`; what the offer itself says of it wins.
 */
export function fareOf(label: string, facts: FareFact[] = []): Fare {
  const fare = namedFare(label)
  const fact = facts.find(({ name }) => name === label)
  return fact ? stated(fare, fact) : fare
}

function namedFare(label: string): Fare {
  if (supplement.test(label)) return { kind: 'supplement' }
  if (child.test(label)) return childFare(label)
  const from = found(group, label)
  if (from !== undefined) return { kind: 'group', from }
  if (guest.test(label)) return guestFare(label)
  return partyFare(label) ?? roomFare(label)
}

function childFare(label: string): Fare {
  const isThird = /\b(?:third|fourth)\b/i.test(label)
  const isBedless = /\b(?:without|no) (?:a |an )?(?:extra )?bed\b/i.test(label)
  const places = isBedless || (isThird && !/\bor fourth\b/i.test(label)) ? 1 : 2
  return { kind: 'guest', who: 'child', ages: agesIn(label), places, takesBed: isThird }
}

function guestFare(label: string): Fare {
  const who = /\badult\b/i.test(label) ? 'adult' : 'anybody'
  const places = /\bor fourth\b/i.test(label) ? 2 : 1
  return {
    kind: 'guest',
    who,
    ages: [who === 'adult' ? adultAge : bedAge, Number.POSITIVE_INFINITY],
    places,
    takesBed: true,
  }
}

function agesIn(label: string): Ages {
  const [, youngest, oldest] = span.exec(label) ?? []
  if (youngest && oldest) return [Number(youngest), Number(oldest)]
  const limit = found(below, label)
  if (limit !== undefined) return [0, limit - 1]
  const last = found(upTo, label)
  if (last !== undefined) return [0, last]
  return infant.test(label) ? infantAges : childAges
}

function partyFare(label: string): Fare | undefined {
  const people = found(tour, label) ?? found(party, label)
  if (people !== undefined) return { kind: 'party', people, isRepeated: false }
  if (/^(?:single|solo) traveller$/i.test(label)) return { kind: 'party', people: 1, isRepeated: false }
  if (/^single parent and one child$/i.test(label)) return { kind: 'party', people: 2, children: 1, isRepeated: true }
  const [, adults, children] = family.exec(label) ?? []
  if (!adults) return undefined
  const young = children ? numberOf(children) : 0
  return { kind: 'party', people: numberOf(adults) + young, children: young, isRepeated: true }
}

function roomFare(label: string): Fare {
  if (/\bdorm(?:itory)?\b/i.test(label)) return { kind: 'bed' }
  const sleeps = found(roomFor, label) ?? found(sharing, label) ?? sharers.find(([name]) => name.test(label))?.[1]
  return { kind: 'room', sleeps, isPlain: plain.test(label) }
}

function stated(fare: Fare, { people, children, youngest, oldest }: FareFact): Fare {
  const ages: Ages | undefined =
    youngest === undefined && oldest === undefined ? undefined : [youngest ?? 0, oldest ?? 17]
  if (fare.kind === 'guest') return { ...fare, ages: ages ?? fare.ages, places: people ?? fare.places }
  if (fare.kind === 'group') return { ...fare, from: people ?? fare.from }
  if (fare.kind === 'party' || children !== undefined) {
    const before = fare.kind === 'party' ? fare : { kind: 'party' as const, people: 0, isRepeated: true }
    return {
      ...before,
      people: people ?? before.people,
      ...(children !== undefined && { children }),
      ...(ages && { ages }),
    }
  }
  return fare.kind === 'room' && people !== undefined ? { ...fare, sleeps: people } : fare
}

/** Whether one chooses a price, instead of it being that of one of the people, of an addition or of a group. */
export function isChosen(fare: Fare): boolean {
  return fare.kind === 'room' || fare.kind === 'bed' || fare.kind === 'party'
}

/** Whether a name says what a price is for, beyond being that of something. */
export function saysWhatFor(label: string): boolean {
  const fare = namedFare(label)
  return fare.kind !== 'room' || fare.sleeps !== undefined
}

/** How many people the name of a row takes: `Private van, 2 to 3 people`. */
export function peopleIn(label: string): [least: number, most: number] | undefined {
  const [, least, most] = partySpan.exec(label) ?? []
  return least && most ? [numberOf(least), numberOf(most)] : undefined
}
const partySpan = numbered('\\b# (?:to|or) # (?:people|persons|travellers)\\b')

/** A small number as a word. */
export const inWords = (count: number): string => words[count] ?? String(count)
