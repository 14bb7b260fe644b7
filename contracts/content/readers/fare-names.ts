import { inKnownWords, numbered, numberIn, numberOf } from './fare-words.ts'
import { readOnce } from './read-once.ts'

type Ages = readonly [youngest: number, oldest: number]

export type Fare =
  /** A bed in a shared room or cabin. `sleeps`: undefined where neither name nor table gives a number. */
  | { kind: 'room'; sleeps: number | undefined; isPlain: boolean }
  | { kind: 'bed' }
  /** A party of exactly `people`, or up to `most`; of any ages without `children`. */
  | { kind: 'party'; people: number; most?: number; children?: number; ages?: Ages; isRepeated: boolean }
  /** An extra guest in a room of two. `takesBed`: this guest may instead be one of the two, at their price. */
  | { kind: 'guest'; who: 'child' | 'adult' | 'anybody'; ages: Ages; places: number; takesBed: boolean }
  | { kind: 'person'; isAdult: boolean }
  | { kind: 'supplement' }
  | { kind: 'addition' }
  | { kind: 'group'; from: number }

export type FareFact = { name: string; people?: number; children?: number; youngest?: number; oldest?: number }

const young = '(?:child(?:ren)?|infants?|toddlers?|bab(?:y|ies)|kids?)'
const childFirst = new RegExp(
  `^(?:(?:price|per|for|each|extra|additional|first|second|third|fourth|one|\\d+) )*${young}\\b`,
  'i',
)
/** Needs ages or a bed behind it: "Lodge, children welcome" is no child's price. */
const childLast = new RegExp(`\\b${young}(?:,? \\(?(?:\\d|under|up to|aged?|with).*)?$`, 'i')
const withAdults = /\b(?:adults?|family|families|parents?)\b/i
const infant = /\b(?:infants?|bab(?:y|ies))\b/i
const guest =
  /^(?:third|fourth|extra)\b(?=.*\b(?:guest|adults?|persons?|people|bed)\b|[^a-z]*$)|^adults? .*\bextra bed\b/i
const addition =
  /\b(?:supplement|discount|add-?ons?|upgrade|optional|tax(?:es)?|tips|tipping|gratuit(?:y|ies)|insurance|visa|fees?|levy|deposit|transfers?)\b|^tip$/i
const included =
  /\b(?:with|without|no|plus|after|termasuk|incl\w*)\b[^;]*\b(?:tax(?:es)?|tips|tipping|insurance|visa|fees?|levy|transfers?)\b|\bincl(?:uded|\.)|[含包]/i
const person =
  /\b(?:mykad|mykid|seniors?|students?|foreigners?|malaysians?|citizens?)\b|^(?:(?:price|per|for|each) )*adults?\b(?! only)/i
const adult = /^(?:(?:price|per|for|each) )*adults?(?: \(?(?:\d|from|aged?|over|above).*)?$/i
const group = numbered(
  '^(?:groups? )?(?:of |from )?#\\+? ?(?:people |persons |travellers )?(?:or more|(?:and|&) (?:more|over|above|up)|upwards?|ke atas)|^#\\+|^(?:min(?:imum)?\\.?|at least|from) # (?:people|persons)$',
)
const tour = numbered('^(?:private )?(?:tour|car|van|boat) for #$')
const party = numbered('^# (?:people|persons|travellers)$')
const partySpan = numbered('\\b# (?:to|or) # (?:people|persons|travellers)\\b')
const partyAlone = numbered('^# (?:to|or) # (?:people|persons|travellers)$')
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

const childAges: Ages = [2, 11]
const infantAges: Ages = [0, 1]
export const adultAge = 12
/** From this age a person may pay the full price of a table that has none for children. */
export const bedAge = 2

/**
 * Interprets the name of a column or row of prices, such as `Twin sharing`, `Child 5 to 11` or `Single in inside
 * cabin`; the offer's `facts` override it. An unknown name counts as a room for an unknown number of people: visitors
 * can choose it, but see no sum.
 */
export function fareOf(label: string, facts: FareFact[] = []): Fare {
  const fare = fareNamed(label)
  const fact = facts.find(({ name }) => name === label)
  return fact ? stated(fare, fact) : fare
}

const fareNamed = readOnce(namedFare)

function namedFare(name: string): Fare {
  const label = inKnownWords(name)
  if (addition.test(label) && (/\b(?:supplement|discount)\b/i.test(label) || !included.test(label)))
    return /\bsupplement\b/i.test(label) && /\b(?:single|solo)\b/i.test(label)
      ? { kind: 'supplement' }
      : { kind: 'addition' }
  const from = numberIn(group, label)
  if (from !== undefined) return { kind: 'group', from }
  const exactly = partyFare(label)
  if (exactly) return exactly
  if (childFirst.test(label) || (childLast.test(label) && !withAdults.test(label))) return childFare(label)
  if (guest.test(label)) return guestFare(label)
  const room = roomFare(label)
  const isPerson = person.test(label) && !(room.kind === 'room' && room.sleeps !== undefined)
  return isPerson ? { kind: 'person', isAdult: adult.test(label) } : room
}

function childFare(label: string): Fare {
  const isThird = /\b(?:third|fourth)\b/i.test(label)
  const isBedless = /\b(?:without|no) (?:a |an )?(?:extra )?bed\b/i.test(label)
  const places = isBedless || (isThird && !/\bor fourth\b/i.test(label)) ? 1 : 2
  return { kind: 'guest', who: 'child', ages: agesIn(label), places, takesBed: isThird }
}

function guestFare(label: string): Fare {
  const who = /\badults?\b/i.test(label) ? 'adult' : 'anybody'
  const places = /\bor fourth\b/i.test(label) ? 2 : 1
  return { kind: 'guest', who, ages: [who === 'adult' ? adultAge : bedAge, Infinity], places, takesBed: true }
}

function agesIn(label: string): Ages {
  const [, youngest, oldest] = span.exec(label) ?? []
  if (youngest && oldest) return [Number(youngest), Number(oldest)]
  const limit = numberIn(below, label)
  if (limit !== undefined) return [0, limit - 1]
  const last = numberIn(upTo, label)
  if (last !== undefined) return [0, last]
  return infant.test(label) ? infantAges : childAges
}

function partyFare(label: string): Fare | undefined {
  const people = numberIn(tour, label) ?? numberIn(party, label)
  if (people !== undefined) return { kind: 'party', people, isRepeated: false }
  const [least, most] = peopleIn(label) ?? []
  if (least && most && partyAlone.test(label)) return { kind: 'party', people: least, most, isRepeated: false }
  if (/^(?:single|solo) traveller$/i.test(label)) return { kind: 'party', people: 1, isRepeated: false }
  if (/^single parent and one child$/i.test(label)) return { kind: 'party', people: 2, children: 1, isRepeated: true }
  const [, adults, children] = family.exec(label) ?? []
  if (!adults) return undefined
  const young = children ? numberOf(children) : 0
  return { kind: 'party', people: numberOf(adults) + young, children: young, isRepeated: true }
}

function roomFare(label: string): Fare {
  if (/\bdorm(?:itory)?\b/i.test(label)) return { kind: 'bed' }
  const sleeps = numberIn(roomFor, label) ?? numberIn(sharing, label) ?? sharers.find(([name]) => name.test(label))?.[1]
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

/** A visitor chooses it; other prices follow from the people, or are additions. */
export function isChosen(fare: Fare): boolean {
  return fare.kind === 'room' || fare.kind === 'bed' || fare.kind === 'party'
}

export function saysWhatFor(label: string): boolean {
  const fare = namedFare(label)
  return fare.kind !== 'room' || fare.sleeps !== undefined
}

export function peopleIn(label: string): [least: number, most: number] | undefined {
  const [, least, most] = partySpan.exec(inKnownWords(label)) ?? []
  return least && most ? [numberOf(least), numberOf(most)] : undefined
}

export const areForTwo = (caption: string): boolean =>
  /\b(?:two|twin|double)\b(?: adults| people)? (?:sharing|share)\b/i.test(caption)

/** Names of prices without a number of people. @param facts The offer's facts on some of them. */
export function fareless(labels: string[], facts: FareFact[] = []): string[] {
  return labels.filter(label => {
    const fare = fareOf(label, facts)
    return label !== '' && fare.kind === 'room' && fare.sleeps === undefined
  })
}
