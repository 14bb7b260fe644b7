import { type DealPlaces, dealAddress } from './addresses/search-addresses.ts'

type Provider = { title: string; airline: string; hotel: string; stars: number | undefined }

/** `Malaysia Airlines · Hotel on the river, 4 stars`. Omits a hotel that the title names. */
export function dealProvider(
  { title, airline, hotel, stars }: Provider,
  { stars: nameStars, row } = inEnglish,
): string {
  const name = title.includes(hotel) ? '' : hotel
  const house = row([name, stars ? nameStars(stars) : ''])
  return [airline, house].filter(Boolean).join(' · ')
}

const inEnglish = {
  stars: (stars: number) => `${stars} star${stars === 1 ? '' : 's'}`,
  row: (facts: string[]) => facts.filter(Boolean).join(', '),
}

export function dealHref(deal: DealPlaces & { link?: unknown }, slug: string): string {
  const link = typeof deal.link === 'string' ? deal.link : ''
  return link || dealAddress(deal, slug) || '/contactus'
}
