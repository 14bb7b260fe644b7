import type { FaultCode } from '@agency/contracts/manage/nodes/draft.ts'

/** Labels of properties whose own names are hard to understand. */
export const labels = {
  title: 'Title',
  subtitle2: 'Second subtitle',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  metaKeywords: 'Further search words',
  image: 'Picture',
  mobileImage: 'Picture for phones',
  bodyText: 'Text',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  urlSegment: 'Address',
  publishAt: 'Shown from',
  unpublishAt: 'Shown until',
  nonStop: 'Direct flights only',
  dealTags: 'Places',
  fromStation: 'From',
  toStation: 'To',
  city: 'Town',
  guests: 'Adults',
  blackouts: 'Not between',
  facts: 'Facts in one line',
  priceUnit: 'What the price covers',
  agentOnly: 'For agents only',
  corrections: 'Public holidays',
  newDay: 'New day',
  announcedBy: 'Announced by',
  officeState: 'State of the office',
  bookingTerms: 'Booking terms',
  unit: 'Steps count',
  steps: 'Steps of cancellation',
  percent: 'Keep %',
  of: 'Of',
  balanceDays: 'Balance due, days before',
  changeDays: 'Changes until, days before',
  changeUnit: 'Changes count',
  transferDays: 'Transfer until, days before',
  exempt: 'Why the schedule does not apply',
  termsKind: 'Booking terms',
  freeDays: 'Free until, days before',
}

/** Texts for the kinds of faults whose messages fit files better than forms. */
export const faults = {
  'not-a-day': 'needs a date, for example 23 November 2026',
  'not-an-instant': 'needs a date and a time, for example 23 November 2026, 21:00',
  'not-a-choice': 'needs a choice',
} satisfies Record<FaultCode, string>

/** Help texts for fields whose schema descriptions address authors of content files. */
export const helps = {
  bodyText: 'The text of the page',
  author: 'Who wrote the page. Authors have their own pages in the tree, below “Authors”.',
  tags: 'Keywords, such as street food; each has its own list of pages',
  menuName: 'The text in the menu, if it differs from the name of the page',
  submenuName: 'The text in the panel; the menu name becomes the title of its column',
}

/** Names of the values of choices. */
export const choices = {
  Y: 'Economy',
  S: 'Premium economy',
  C: 'Business',
  F: 'First',
  working: 'Working days',
  calendar: 'Calendar days',
  'school-holidays': 'Next school holidays, either group',
  'school-holidays-a': 'Next school holidays, group A',
  'school-holidays-b': 'Next school holidays, group B',
  'year-end': 'Year-end, 1 December to 2 January',
  'chinese-new-year': 'Chinese New Year',
  'hari-raya': 'Hari Raya Aidilfitri',
  'mid-year': 'Mid-year, 22 May to 20 June',
  'dry-islands': 'Islands that are dry within 60 days',
  _self: 'Same window',
  _blank: 'New window',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
