/** The calendar of the search forms, and of an offer's departures. */
export const en = {
  before: 'Month before',
  after: 'Month after',
  month: 'Month',
  deal: 'Days of the deal',
  /** The heads of its columns, from Monday on. */
  heads: 'Mo Tu We Th Fr Sa Su'.split(' '),
  first: (day: string) => `${day}, first day`,
  last: (day: string) => `${day}, last day`,
  inDeal: 'in the deal',
  school: 'school holidays',
  someStates: 'In some states',
  schoolDays: (where: string) => `School holidays (${where})`,
  differ: 'days differ by state',
}
