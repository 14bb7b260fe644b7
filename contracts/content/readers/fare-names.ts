import { adultAge, bedAge, type Fare, hasPeople, type NamedFare } from '../prices/fare.ts'
import { inKnownWords, numbered, numberIn, numberOf } from './fare-words.ts'

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

/**
 * Proposes who pays each column or row of prices by its label, such as `Twin sharing`, `Child 5 to 11` or `Single in
 * inside cabin`; undefined for other labels. @param facts Their own facts, which override the labels.
 */
export function readFares(labels: string[], facts: Fact[] = []): (Fare | undefined)[] {
  const rooms = labels.flatMap((label): Room[] => {
    const fare = fareNamed(label, facts)
    return fare.who === 'sharer' ? [{ label, fare }] : []
  })
  return labels.map(label => {
    const fare = fareNamed(label, facts)
    if (fare.who === 'group') {
      const room = roomIn(label, rooms)
      return { ...fare, ...(room && { sharing: room.fare.people, ...roomOf(room, rooms) }) }
    }
    if (fare.who !== 'sharer' || fare.room === undefined) return fare
    const { room: _, ...rest } = fare
    const isReferred = labels.some(other => referredBy(other, rooms)?.label === label)
    if (!isReferred && Object.keys(rest).length === 1) return undefined
    return { ...rest, ...roomOf({ label, fare }, rooms) }
  })
}

/** Of an offer of before. */
export type Fact = Omit<NamedFare, 'who'>

type Room = { label: string; fare: Fare }

const isShared = ({ fare }: Room) => fare.people !== 1
const small = new Set('single in cabin room a an the use'.split(' '))
const wordsOf = (label: string) => (label.toLowerCase().match(/[a-z]+/g) ?? []).filter(word => !small.has(word))

/** The only shared room with all words of a single: `Single, inside` belongs to `Inside, two sharing`. */
function sharedOf(single: Room, rooms: Room[]): Room | undefined {
  const words = wordsOf(single.label)
  const fitting = rooms.filter(one => isShared(one) && words.every(word => wordsOf(one.label).includes(word)))
  return fitting.length === 1 ? fitting[0] : undefined
}

const roomOf = ({ label, fare }: Room, rooms: Room[]): Pick<Fare, 'room'> => {
  const shared = isShared({ label, fare }) ? { label, fare } : sharedOf({ label, fare }, rooms)
  if (shared && shared.fare.room === undefined) return {}
  return { room: shared?.label ?? label }
}

/** The room that the label of a group's price names. */
const roomIn = (label: string, rooms: Room[]): Room | undefined =>
  rooms
    .filter(room => room.label !== '' && label.toLowerCase().includes(room.label.toLowerCase()))
    .sort((one, other) => other.label.length - one.label.length)[0]

function referredBy(label: string, rooms: Room[]): Room | undefined {
  const single = rooms.find(room => room.label === label && !isShared(room))
  if (single) return sharedOf(single, rooms)
  return kindOf(inKnownWords(label)).who === 'group' ? roomIn(label, rooms) : undefined
}

/** @returns A room that is not plain has a `room`. */
function fareNamed(label: string, facts: Fact[]): Fare {
  const fare = namedFare(label)
  const fact = facts.find(({ name }) => name === label)
  return fact ? stated(fare, fact) : fare
}

function namedFare(name: string): Fare {
  const label = inKnownWords(name)
  const [min, max] = peopleIn(label) ?? []
  const fare = kindOf(label)
  const span = min && max && fare.who !== 'party' ? { minPeople: min, maxPeople: max } : {}
  return { ...fare, ...span, ...(/\badults only\b/i.test(name) && { children: 0 }) }
}

function kindOf(label: string): Fare {
  if (addition.test(label) && (/\b(?:supplement|discount)\b/i.test(label) || !included.test(label)))
    return {
      who: /\bsupplement\b/i.test(label) && /\b(?:single|solo)\b/i.test(label) ? 'single supplement' : 'addition',
    }
  const from = numberIn(group, label)
  if (from !== undefined) return { who: 'group', people: from }
  const exactly = partyFare(label)
  if (exactly) return exactly
  if (childFirst.test(label) || (childLast.test(label) && !withAdults.test(label))) return childFare(label)
  if (guest.test(label))
    return {
      who: /\badults?\b/i.test(label) ? 'extra adult' : 'extra guest',
      people: /\bor fourth\b/i.test(label) ? 2 : 1,
    }
  const room = roomFare(label)
  if (!person.test(label) || (room.who === 'sharer' && hasPeople(room))) return room
  return { who: adult.test(label) ? 'adult' : 'person' }
}

function childFare(label: string): Fare {
  const isThird = /\b(?:third|fourth)\b/i.test(label)
  const isBedless = /\b(?:without|no) (?:a |an )?(?:extra )?bed\b/i.test(label)
  const people = isBedless || (isThird && !/\bor fourth\b/i.test(label)) ? 1 : 2
  return { who: 'child', ...agesIn(label), people, ...(isThird && { bed: true }) }
}

function agesIn(label: string): Pick<Fare, 'youngest' | 'oldest'> {
  const [, youngest, oldest] = span.exec(label) ?? []
  if (youngest && oldest) return { youngest: Number(youngest), oldest: Number(oldest) }
  const limit = numberIn(below, label)
  const last = limit === undefined ? numberIn(upTo, label) : limit - 1
  if (last !== undefined) return { youngest: 0, oldest: last }
  return infant.test(label) ? { youngest: 0, oldest: bedAge - 1 } : { youngest: bedAge, oldest: adultAge - 1 }
}

function partyFare(label: string): Fare | undefined {
  const people = numberIn(tour, label) ?? numberIn(party, label)
  if (people !== undefined) return { who: 'party', people }
  const [min, max] = peopleIn(label) ?? []
  if (min && max && partyAlone.test(label)) return { who: 'party', people: min, maxPeople: max }
  if (/^(?:single|solo) traveller$/i.test(label)) return { who: 'party', people: 1 }
  if (/^single parent and one child$/i.test(label)) return { who: 'family', people: 2, children: 1 }
  const [, adults, young] = family.exec(label) ?? []
  if (!adults) return undefined
  const children = young ? numberOf(young) : 0
  return { who: 'family', people: numberOf(adults) + children, children }
}

function roomFare(label: string): Fare {
  if (/\bdorm(?:itory)?\b/i.test(label)) return { who: 'dormitory' }
  const people = numberIn(roomFor, label) ?? numberIn(sharing, label) ?? sharers.find(([name]) => name.test(label))?.[1]
  return { who: 'sharer', ...(people && { people }), ...(!plain.test(label) && { room: label }) }
}

function stated(fare: Fare, { people = fare.people, children, youngest, oldest }: Fact): Fare {
  const areAges = youngest !== undefined || oldest !== undefined
  const ages = areAges && { youngest: youngest ?? 0, oldest: oldest ?? 17 }
  if (fare.who === 'group') return { ...fare, people }
  if (['child', 'extra adult', 'extra guest'].includes(fare.who)) return { ...fare, people, ...ages }
  if (fare.who === 'party' || fare.who === 'family')
    return { ...fare, people, ...(children !== undefined && { children }), ...ages }
  if (children !== undefined) return { who: 'family', people, children, ...ages }
  return fare.who === 'sharer' ? { ...fare, people } : fare
}

function peopleIn(label: string): [least: number, most: number] | undefined {
  const [, min, max] = partySpan.exec(label) ?? []
  return min && max ? [numberOf(min), numberOf(max)] : undefined
}

export const areForTwo = (caption: string): boolean =>
  /\b(?:two|twin|double)\b(?: adults| people)? (?:sharing|share)\b/i.test(caption)
