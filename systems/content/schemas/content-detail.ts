import { headSchema } from '@agency/contracts/content/prices/fare-schema.ts'
import { alsoNamed, inGroup, named } from '@agency/contracts/manage/field-meta.ts'
import { contentsFaults, priceContents } from '@agency/contracts/site/terms/seller.ts'
import { tourKinds } from '@agency/contracts/site/terms/terms.ts'
import { ownTermsFaults } from '@agency/contracts/site/terms/terms-faults.ts'
import { malaysianStates } from '@agency/reference-data/states.ts'
import * as z from 'zod'
import { pageProperties } from './page.ts'
import { offerReviews } from './review.ts'
import {
  day,
  fact,
  longText,
  mapPlaceName,
  money,
  month,
  movement,
  picture,
  placeName,
  shipName,
  term,
  text,
  whole,
} from './values.ts'

const stop = z.strictObject({
  place: mapPlaceName,
  by: named('Way of travel', movement)
    .optional()
    .describe('How travellers arrive there; by road unless you choose another way'),
})

const itineraryDay = z.strictObject({
  day: whole(1).describe('The number of the day; the first day is 1'),
  title: text,
  stops: z
    .array(named('Stop', stop))
    .optional()
    .describe('The places of the day in their order, for the map. Without any, the map shows the place of the night'),
  text: longText,
  meals: term.optional().describe('The meals of the day, for example Breakfast and dinner'),
  overnight: named('Place of the night', term)
    .optional()
    .describe('The place of the night, for example Kuala Terengganu'),
})

/** A realistic photograph, never at the top of a page or on a card. */
const photograph = z.strictObject({
  picture,
  caption: text.describe('What the photograph shows, for example A deluxe room, with the balcony'),
  credit: named('Photographer', fact, '').describe('The name of the photographer'),
  taken: named('Day of the photograph', day, '').describe('The day on which it was taken; the page shows the month'),
})

const priceRow = z.strictObject({
  label: named('Name of the row', term),
  ...headSchema.shape,
  prices: z.array(named('Price', money.nullable())),
  left: named('Places left', whole(0))
    .optional()
    .describe('How many people can still book; leave it empty if you do not know'),
})

/** Each row has one price a column, or null. */
export const priceTable = z
  .strictObject({
    caption: text.describe('What the prices are for, for example Price per person in ringgit, twin sharing'),
    columns: z
      .array(named('Column', term))
      .min(1)
      .describe('The heads of the columns: dates, cabins or numbers of people, for example Twin sharing'),
    heads: z
      .array(named('Column', headSchema))
      .optional()
      .describe('Who pays in each column, and when it is, in their order'),
    sharing: named('People who share a room', whole(1, 12))
      .optional()
      .describe('How many people share a room for which nothing else is said'),
    rows: z.array(named('Row', priceRow)).min(1),
  })
  .refine(table => table.rows.every(row => row.prices.length === table.columns.length), {
    error: 'every row needs as many prices as there are columns',
  })
  .refine(({ heads, columns }) => heads === undefined || heads.length === columns.length, {
    error: 'needs as many heads as columns',
    path: ['heads'],
  })
  .meta({ kind: 'price table' })

const bookingsOfDeparture = z.strictObject({
  departure: alsoNamed('', fact).describe('The departure, written as in the price table, for example 6 March 2027'),
  people: named('People who have booked', whole(0), '').describe('The number of people who have booked this departure'),
  minGroup: named('Smallest group', whole(1))
    .optional()
    .describe('The smallest group of this departure, if it differs from that of the offer'),
  asOf: named('Day of the count', day, '').describe('The day on which the bookings were counted'),
  sample: named('Made-up sample', z.boolean(), '')
    .optional()
    .describe('The entry is made up to show how it looks; the page says so'),
})

const hotel = z.strictObject({
  place: term.describe('The place of the night, written as in the itinerary'),
  stars: whole(1, 5).optional(),
  hotel: fact.optional().describe('The name of the hotel, for example Hotel Puri Melaka'),
  kind: named('Kind of hotel', term).describe('The kind of hotel, for example City hotel with pool'),
  sample: named('Made-up sample', z.boolean())
    .optional()
    .describe('The hotel is made up to show how it looks; the page says so'),
})

const offer = inGroup('The offer', {
  price: alsoNamed('fromPrice priceFrom startingPrice startPrice lowestPrice', money)
    .optional()
    .describe('The lowest price, shown as “from”'),
  priceUnit: named('What the price covers', term, 'priceLabel priceNote')
    .optional()
    .describe('What the price is for, for example per person, twin sharing'),
  priceSharing: named('People who share the room', whole(1, 12))
    .optional()
    .describe('How many people share a room at this price, for an offer without a table of prices'),
  nights: alsoNamed('duration numberOfNights', whole(0).meta({ kind: 'nights' }))
    .optional()
    .describe('How many nights the offer has, for example 3'),
  days: alsoNamed('numberOfDays', whole(1).meta({ kind: 'days' }))
    .optional()
    .describe('How many days the offer has, if it has no nights, for example 1 for a day trip'),
  destinations: alsoNamed('locations places', z.array(named('Destination', placeName)))
    .meta({ search: 'tags' })
    .optional()
    .describe('The places that the offer leads to; visitors can narrow lists by them'),
  ports: alsoNamed('portsOfCall', z.array(named('Port', placeName)))
    .meta({ search: 'tags' })
    .optional()
    .describe('The ports of a cruise; cards show them instead of the places'),
  months: z.array(month).optional().describe('The months in which it can be booked; visitors can narrow lists by them'),
  audience: named(
    'Travellers',
    z.array(z.enum(['families', 'couples', 'friends', 'seniors', 'students', 'solo', 'muslim-friendly'])),
  )
    .meta({ search: 'tags' })
    .optional()
    .describe('The people whom it suits; visitors can narrow lists by them'),
  validFrom: alsoNamed('startDate beginDate', day).optional().describe('The first day on which it can be booked'),
  validUntil: alsoNamed('validTo endDate expiryDate expiry', day)
    .optional()
    .describe('The last day on which it can be booked; later, lists and the search leave it out'),
  highlights: alsoNamed('highlight keyPoints', z.array(named('Highlight', longText))).optional(),
  ship: shipName.optional().describe('The ship of the cruise; the page adds what is known of it'),
  walking: named('Amount of walking', whole(1, 5))
    .optional()
    .describe('From 1 to 5: 1 hardly any, 2 short walks, 3 a few kilometres and steps, 4 half a day, 5 hikes'),
})

const answered = (label: string, example: string) =>
  named(label, text, '')
    .optional()
    .describe(`Begins with yes or no, and has a figure, for example ${example}. Empty: not known, ask us`)

const glance = inGroup('At a glance', {
  steps: answered('Steps and boats', 'yes, 40 steps to the cave, and a small boat without a ramp'),
  lifts: answered('Lifts', 'yes, in all 3 hotels'),
  hearing: answered('Hearing', 'yes, in writing also during the journey; no sign language'),
  food: answered('Halal food', 'yes, Muslim-friendly, not certified, 3 of 3 dinners'),
  prayer: answered('Prayer', 'yes, stops at 1 pm and 4.30 pm each day'),
  vegetarian: answered('Vegetarian food', 'yes, at all meals, ask 3 days before'),
})

const when = inGroup('When and from where', {
  travelFrom: named('Travel from', day, 'travelStart periodFrom')
    .optional()
    .describe('The first day on which travellers may leave, for an offer of a season, for example 2027-11-08'),
  travelUntil: named('Travel until', day, 'travelEnd periodUntil')
    .optional()
    .describe('The last day on which travellers may come back'),
  daysAway: named('Days away', whole(1), '')
    .optional()
    .describe('How many days the travellers are away, from the first day of the trip to the day on which they land'),
  nightsInAir: named('Nights on the way', whole(0, 6), '')
    .optional()
    .describe('How many nights they sleep in the air, in a coach or on a train'),
  startsIn: named('Starts in', z.enum([...malaysianStates.map(({ slug }) => slug), 'abroad']), '')
    .optional()
    .describe(
      'The state in which it starts; `selangor` for flights from KLIA. People of other states need a day more before and after',
    ),
  startsAt: named('Where and when it starts', text, '')
    .optional()
    .describe('The place and the hour, for example Kota Kinabalu, hotel pick-up at 8.30 am'),
})

const party = inGroup('The group that travels', {
  youngestAge: named('Youngest age', whole(1, 18))
    .optional()
    .describe('The lowest age of a traveller, if the trip is not for small children'),
  minGroup: named('Smallest group', whole(1))
    .optional()
    .describe('The number of people with whom the trip takes place, for example 10'),
  maxGroup: named('Largest group', whole(1))
    .optional()
    .describe('The largest number of people in the group, for example 24'),
  booked: named('Bookings so far', z.array(named('Departure', bookingsOfDeparture)))
    .optional()
    .describe('How many people have booked each departure; usually the booking system fills this in'),
})

const journey = inGroup('The journey', {
  hotels: z
    .array(named('Hotel', hotel))
    .optional()
    .describe('The hotels of the journey; the nights follow from the itinerary'),
  hotelsNamedDays: named('Hotels named, days before departure', whole(1, 90))
    .optional()
    .describe(
      'If the hotels have no names yet: how many days before departure travellers learn them at the latest, for example 14. Needed where the offer speaks of stars and names no hotel',
    ),
  itinerary: alsoNamed(
    'programme program schedule tourPlan',
    z.array(named('Day', itineraryDay)).meta({ kind: 'itinerary' }),
  )
    .optional()
    .describe('The journey day by day'),
})

const prices = inGroup('Prices and what they include', {
  priceTable: alsoNamed('prices priceList rates', priceTable)
    .optional()
    .describe('Prices by date, cabin or number of people. Leave a cell empty if there is no price'),
  inclusions: named('Included', z.array(named('Inclusion', longText)), 'includes included inclusion packageIncludes')
    .optional()
    .describe('What the price includes, for example Airport transfers'),
  exclusions: named(
    'Not included',
    z.array(named('Exclusion', longText)),
    'excludes excluded exclusion packageExcludes',
  )
    .optional()
    .describe('What the price does not include, for example Travel insurance'),
  terms: alsoNamed('termsAndConditions tnc conditions', z.array(named('Term', longText))).optional(),
  priceIncludes: priceContents.priceIncludes,
  priceExtra: priceContents.priceExtra,
})

const booking = inGroup('Booking terms', {
  termsKind: named('Booking terms', z.enum(tourKinds))
    .optional()
    .describe(
      'The booking terms of the settings that apply. Unless you choose, they follow from the offer: those of a cruise, a group or an individual tour',
    ),
  deposit: money.optional().describe('The deposit of each traveller, if it is not the one of the booking terms'),
  depositPercent: named('Deposit in percent', z.number().min(0).max(100))
    .optional()
    .describe('The deposit in percent of the price, instead of a sum'),
  balanceDays: named('Balance due, days before', whole(0, 365))
    .optional()
    .describe('How many days before departure the balance is due, if it is not the day of the booking terms'),
  freeDays: named('Free until, days before', whole(0, 365))
    .optional()
    .describe('Until how many days before departure cancelling costs nothing, for example 30'),
  confirmationDays: priceContents.confirmationDays,
})

const looks = inGroup('Reviews and pictures', {
  reviews: alsoNamed('testimonials', offerReviews),
  photographs: named('Photographs for deciding', z.array(named('Photograph', photograph)).max(12))
    .optional()
    .describe(
      'At least three photographs that help to decide, for example of a room, a plate and a path. Three wide to two high; they stand below the top picture',
    ),
  gallery: named('More pictures', z.array(picture).max(4), 'images photos imageGallery')
    .optional()
    .describe('Two to four more pictures'),
})

export const contentDetail = z
  .strictObject({
    ...inGroup('Heading and text', pageProperties),
    ...offer,
    ...glance,
    ...when,
    ...party,
    ...journey,
    ...prices,
    ...booking,
    ...looks,
  })
  .superRefine((offer, context) => {
    for (const { path, message } of [...ownTermsFaults(offer), ...contentsFaults(offer)])
      context.addIssue({ code: 'custom', path, message })
  })
