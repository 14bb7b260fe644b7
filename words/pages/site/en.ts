/** Parts of many pages: legal texts, the list of all pages, and pictures. */
export const en = {
  question: 'A question about this?',
  pictures: (title: string) => `Pictures: ${title}`,
  moreIn: ({ pages, of }: { pages: number; of: string }) => `${pages} more in ${of}`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  ways: 'How you travel',
  movements: {
    road: 'by road',
    rail: 'by rail',
    ferry: 'by boat',
    ship: 'by ship',
    river: 'on the river',
    flight: 'by air',
  },
  /** The days at a place on a map. */
  onDay: (day: string) => `Day ${day}`,
  onDays: (spans: string) => `Days ${spans}`,
  subjects: {
    deals: 'Deals',
    offers: 'Tours, cruises, tickets and cover',
    places: 'Destinations',
    services: 'Services and guides',
    reading: 'To read',
    help: 'Help and legal notices',
    contact: 'Contact and requests',
    account: 'Your account',
  },
}
