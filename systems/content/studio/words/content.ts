import fieldNames from '@agency/contracts/content/field-names.json' with { type: 'json' }
import type { FaultCode } from '@agency/contracts/manage/nodes/draft.ts'

/** Those of content fields follow their schemas; the others are parts of every node. A dot leads to a part: `reviews.by`. */
export const labels = {
  ...fieldNames.labels,
  title: 'Title',
  urlSegment: 'Address',
  parentKey: 'Place in the tree',
  alias: 'Way to the page',
  key: 'Use',
  publishAt: 'Shown from',
  unpublishAt: 'Shown until',
}

/** One item of a list, where the list's label does not fit. */
export const { items } = fieldNames

/** The content system's messages fit files better than forms. */
export const faults = {
  'not-a-day': 'needs a date, for example 23 November 2026',
  'not-an-instant': 'needs a date and a time, for example 23 November 2026, 21:00',
  'not-a-choice': 'needs a choice',
  vanishes: 'would take this page off the site until then',
} satisfies Record<FaultCode, string>

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
  all: 'All',
  en: 'English',
  ms: 'Bahasa Malaysia',
  A: 'Group A',
  B: 'Group B',
  line: 'Cruise line',
  brand: 'Tour operator',
  audience: 'Travellers',
  'muslim-friendly': 'Muslim-friendly',
  sharer: 'Each person in a room',
  party: 'Each of exactly so many people',
  family: 'Each of a family, or of several alike',
  solo: 'People who travel alone',
  deals: 'Deals',
  families: 'Families',
  fpx: 'FPX',
  'duitnow-qr': 'DuitNow QR',
  'e-wallet': 'E-wallet',
  answers: 'Those that answer questions',
  'kuala-lumpur': 'Kuala Lumpur',
  'negeri-sembilan': 'Negeri Sembilan',
  'hand-coins': 'Hand with coins',
  'shield-check': 'Shield',
  'heart-handshake': 'Hands and heart',
  'bed-double': 'Bed',
  plane: 'Aeroplane',
  users: 'People',
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

export const groups = {
  more: 'Further fields',
  faults: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  changed: (count: number) => `${count} changed`,
}
