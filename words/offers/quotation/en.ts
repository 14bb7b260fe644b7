export const en = {
  title: (customer: string) => `Quotation for ${customer}`,
  from: (agency: string) => `From ${agency}`,
  /** The quoting agency, and the company whose booking terms apply. */
  who: (agency: string, company: string) =>
    `${agency} quotes you this price and takes your booking. ${company} arranges the journey, on the terms below.`,
  made: 'Made on',
  until: 'Valid until',
  chosen: 'Your choice',
  price: 'Price',
  columns: { what: 'For', people: 'People', each: 'Each', sum: 'Sum' },
  /** The label of a price without a name. */
  person: 'Each person',
  total: 'Total',
  days: 'Day by day',
  day: (number: string) => `Day ${number}`,
  included: 'Included',
  notIncluded: 'Not included',
  /** For a quotation that has expired, was cut off, or whose journey is no longer sold. */
  ended: 'This quotation has ended',
  endedText: (agency: string, day: string) => `It was valid until ${day}. Ask ${agency} for a new one.`,
  broken: 'This quotation cannot be shown',
  brokenText: 'Its address is incomplete or was changed. Open it once more from the message that it came in.',
  goneText: (agency: string) => `This journey is not sold at the moment. Ask ${agency} what comes close.`,
}
