/** Deals: their cards, the search that one fills in, the months of fares, and an enquiry about one. */
export const en = {
  labels: { offer: 'Offer', price: 'Price', conditions: 'Conditions', travel: 'Travel', until: 'Book by' },
  from: (price: string) => `from ${price}`,
  over: (day: string) => `This deal ended on ${day}. You can still search; the price will be a different one.`,
  unknown: 'We do not have this deal on offer. The rest of the search is filled in below.',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  code: (code: string) => `code ${code}`,
  /** `begin` is one of the sentences below, or empty. */
  travel: ({ days, not, begin }: { days: string; not: string; begin: string }) =>
    `Travel ${days}${not && `, not ${not}`}${begin && `. ${begin}`}`,
  bookBy: (day: string) => `Book by ${day}`,
  /** The first weekday of a trip: as a sentence, and after the days of a card. */
  begin: {
    one: (day: string) => `Begin on a ${day}`,
    row: ({ first, last }: { first: string; last: string }) => `Begin ${first} to ${last}`,
    any: ({ others, last }: { others: string[]; last: string }) => `Begin on a ${others.join(', ')} or ${last}`,
  },
  beginShort: {
    one: (day: string) => `on a ${day}`,
    row: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
    any: ({ others, last }: { others: string[]; last: string }) => `on a ${others.join(', ')} or ${last}`,
  },
  holidays: 'school holidays too',
  holidaysOf: (group: string) => `school holidays of group ${group} too`,
  both: ({ when, begin }: { when: string; begin: string }) => `${when}; ${begin}`,
  holidaysBut: ({ holidays, days }: { holidays: string; days: string[] }) =>
    `${holidays}, but for ${days.join(' and ')}`,
  not: (days: string[]) => `not ${days.join(' and ')}`,
  route: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  quote: 'Make a quotation',
  months: (unit: string) =>
    `The lowest price of the deals that we have for each month of departure${unit && `, ${unit}`}. A dash: we have none.`,
  routeLabel: 'Route',
}
