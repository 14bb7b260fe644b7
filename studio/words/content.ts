import type { FaultCode } from '@agency/contracts/manage/nodes/draft.ts'

/** What people call the properties of content types whose own names would not be understood. */
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
  dealTags: 'Pages of places',
  fromStation: 'From',
  toStation: 'To',
  city: 'Town',
  guests: 'Adults',
  facts: 'One line of facts',
  priceUnit: 'What the price is for',
  agentOnly: 'For agents only',
}

/** Texts for the kinds of faults whose messages fit files better than forms. */
export const faults = {
  'not-a-day': 'needs a date, for example 23 November 2026',
  'not-an-instant': 'needs a date and a time, for example 23 November 2026, 21:00',
  'not-a-choice': 'needs a choice',
} satisfies Record<FaultCode, string>

/** Help where that of the schema speaks to whoever writes content files. */
export const helps = {
  bodyText: 'The text of the page',
  author: 'Who wrote it. Authors have pages of their own, in the tree below “Authors”.',
  tags: 'Keywords, each with a list of its own, such as street food',
  menuName: 'What visitors read, where the name of the page is not what they should',
  submenuName: 'What visitors read in a panel; the menu name is then the title of its column',
}

/** What people call the values that may be chosen. */
export const choices = {
  Y: 'Economy',
  S: 'Premium economy',
  C: 'Business',
  F: 'First',
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
