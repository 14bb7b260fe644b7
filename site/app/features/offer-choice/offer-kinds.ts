import type { PageRole } from '@agency/contracts/content/route-node.ts'

export function askAddress(path: string): string {
  return `/contactus?about=${encodeURIComponent(path)}`
}

/** The kinds of offers that differ in their wording. */
export type OfferKind = 'tour' | 'cruise' | 'ticket' | 'insurance'

/** People before a choice. */
export const peopleAtFirst = (kind: OfferKind): number => (kind === 'insurance' ? 1 : 2)

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
