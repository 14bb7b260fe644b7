import type { PageRole } from '@agency/contracts/content/route-node.ts'

export function askAddress(path: string): string {
  return `/contactus?about=${encodeURIComponent(path)}`
}

/** The kinds of offers that differ in their wording. */
export type OfferKind = 'tour' | 'cruise' | 'ticket' | 'insurance'

type OfferWords = {
  /** On the button that sends the choice. */
  verb: string
  /** On a phone's bar, which leads to the choice. */
  bar: string
  /** Labels of the rows and columns of its prices, where these are no dates. */
  row: string
  column: string
  /** The counted noun, and the initial number. */
  people: string
  atFirst: number
  rooms: string
  closing: { title: string; text: (answered: string) => string; button: string }
}

const planner = (answered: string) => `Tell us when and with whom. A planner writes your offer, ${answered}.`
const plan = { title: 'Shall we plan this with you?', text: planner, button: 'Ask a planner' }

export const offerWords: Record<OfferKind, OfferWords> = {
  tour: {
    verb: 'Ask for these dates',
    bar: 'Choose your trip',
    row: 'Where you stay',
    column: 'Room',
    people: 'Adults',
    atFirst: 2,
    rooms: 'Rooms',
    closing: plan,
  },
  cruise: {
    verb: 'Ask for these dates',
    bar: 'Choose your cabin',
    row: 'Sailing',
    column: 'Cabin',
    people: 'Adults',
    atFirst: 2,
    rooms: 'Cabins',
    closing: plan,
  },
  ticket: {
    verb: 'Get tickets',
    bar: 'Get tickets',
    row: 'Ticket',
    column: 'Ticket for',
    people: 'How many',
    atFirst: 2,
    rooms: '',
    closing: {
      title: 'Shall we get your tickets?',
      text: answered => `Tell us how many and for when. We answer, ${answered}.`,
      button: 'Get tickets',
    },
  },
  insurance: {
    verb: 'Get cover',
    bar: 'Get cover',
    row: 'Plan',
    column: 'Cover for',
    people: 'How many',
    atFirst: 1,
    rooms: '',
    closing: {
      title: 'Shall we find the right cover?',
      text: answered => `Tell us where you are going, for how long and who is coming along. We answer, ${answered}.`,
      button: 'Get cover',
    },
  },
}

const kindsOfRoles: { [Role in PageRole]?: OfferKind } = { tickets: 'ticket', insurance: 'insurance' }

/** In families without such a role, trips with ports are cruises. */
export function offerKind(
  family: { role?: PageRole | undefined } | undefined,
  { ports }: { ports: string[] },
): OfferKind {
  return (family?.role && kindsOfRoles[family.role]) ?? (ports.length > 0 ? 'cruise' : 'tour')
}

/** Trips include travel and nights. */
export const isTrip = (kind: OfferKind): boolean => kind === 'tour' || kind === 'cruise'

export function chooseText(kind: OfferKind, dated: 'rows' | 'columns' | undefined): string {
  return isTrip(kind) && dated ? 'Choose dates' : offerWords[kind].bar
}
