import { contentsFaults, priceContents } from '@agency/contracts/site/terms/seller.ts'
import { tourKinds } from '@agency/contracts/site/terms/terms.ts'
import { ownTermsFaults } from '@agency/contracts/site/terms/terms-faults.ts'
import * as z from 'zod'
import { pageProperties } from './page.ts'
import { offerReviews } from './review.ts'
import { day, longText, mapPlaceName, money, month, movement, picture, shipName, text } from './values.ts'

const itineraryDay = z.strictObject({
  day: z.number().int().min(1).describe('Which day of the journey, from 1'),
  title: text,
  stops: z
    .array(
      z.strictObject({
        place: mapPlaceName,
        by: movement.optional().describe('What one arrives by; by road unless set'),
      }),
    )
    .optional()
    .describe('Where the day leads, in order, for the map; unless set, the place of the night, if maps know it'),
  text: longText,
  meals: text.optional().describe('What is eaten, in words'),
  overnight: text.optional().describe('Where the night is spent'),
})

/** A photograph for deciding: what it really looks like, never at the top of a page or on a card. */
const photograph = z.strictObject({
  picture,
  caption: text.describe('What it shows: `A deluxe room, with the balcony`'),
  credit: text.describe('Who took it'),
  taken: day.describe('When it was taken; the page shows the month'),
})

/** A table of prices: each row has one price a column, or null where there is none. */
export const priceTable = z
  .strictObject({
    caption: text.describe('What the prices are for, and in what they are given'),
    columns: z.array(text).min(1).describe('Dates, cabins or numbers of people'),
    rows: z
      .array(
        z.strictObject({
          label: text,
          prices: z.array(money.nullable()),
          left: z.int().min(0).optional().describe('How many people can still come; empty where it is not known'),
        }),
      )
      .min(1),
  })
  .refine(table => table.rows.every(row => row.prices.length === table.columns.length), {
    error: 'every row needs as many prices as there are columns',
  })

/** One tour, sailing, stay or ticket. */
export const contentDetail = z
  .strictObject({
    ...pageProperties,
    price: money.optional().describe('The lowest price, shown as “from”'),
    priceUnit: text.optional().describe('What the price is for: `per person, twin sharing`'),
    nights: z.number().int().min(0).optional().describe('For the facts and the filter'),
    days: z.number().int().min(1).optional().describe('For the facts, where there are no nights'),
    destinations: z.array(text).optional().describe('Places, for the facts and the filter'),
    ports: z.array(text).optional().describe('Ports, for the facts and the filter; cards show them instead of places'),
    months: z.array(month).optional().describe('When it can be had, for the filter'),
    audience: z
      .array(z.enum(['families', 'couples', 'friends', 'seniors', 'students', 'solo', 'muslim-friendly']))
      .optional()
      .describe('Whom it suits, for the filter'),
    validFrom: day.optional().describe('From when on it can be booked'),
    validUntil: day.optional().describe('Until when it can be booked; afterwards lists and search leave it out'),
    highlights: z.array(text).optional(),
    ship: shipName.optional().describe('The ship it sails on; what is known of it follows'),
    walking: z
      .number()
      .int()
      .min(1)
      .max(5)
      .optional()
      .describe('How much one walks: 1 hardly, 2 short walks, 3 a few kilometres and steps, 4 half a day, 5 hikes'),
    groupLeast: z.number().int().min(1).optional().describe('With how many people it runs'),
    groupMost: z.number().int().min(1).optional().describe('How many people there are at most'),
    booked: z
      .array(
        z.strictObject({
          departure: text.describe('The departure, as the table of prices calls it'),
          people: z.number().int().min(0).describe('How many people have booked it'),
          groupLeast: z
            .number()
            .int()
            .min(1)
            .optional()
            .describe('With how many it runs, where it is not groupLeast of the offer'),
          asOf: day.describe('The day on which this was so'),
          sample: z.boolean().optional().describe('Made up to show how it looks: says so'),
        }),
      )
      .optional()
      .describe('How far the groups of departures are; usually written by the booking system'),
    hotels: z
      .array(
        z.strictObject({
          place: text.describe('As the day by day names it for the night'),
          stars: z.number().int().min(1).max(5).optional(),
          hotel: text.optional().describe('The name of the house'),
          kind: text.describe('What kind of house it is'),
          sample: z.boolean().optional().describe('The house is made up to show how it looks: says so'),
        }),
      )
      .optional()
      .describe('Where one sleeps; nights follow from the day by day'),
    hotelsNamedDays: z
      .number()
      .int()
      .min(1)
      .max(90)
      .optional()
      .describe(
        'Where houses have no names yet: how many days before departure they are named at the latest. Who says stars says one of both',
      ),
    itinerary: z.array(itineraryDay).optional().describe('Day by day'),
    priceTable: priceTable.optional().describe('Prices by date, cabin or number of people; empty where there is none'),
    fares: z
      .array(
        z.strictObject({
          name: text.describe('The column or row of the table of prices, as it is called there'),
          people: z
            .number()
            .int()
            .min(1)
            .max(40)
            .optional()
            .describe(
              'How many people share the room or are the party; of a price for one guest more, how many of them a room takes; of a group price, from how many people on',
            ),
          children: z.number().int().min(0).max(40).optional().describe('How many of the party are children'),
          youngest: z.number().int().min(0).max(17).optional().describe('From which age on a child pays this'),
          oldest: z.number().int().min(0).max(17).optional().describe('Until which age a child pays this'),
        }),
      )
      .optional()
      .describe(
        'What a price of the table is for, where its name does not say it as `Twin sharing`, `Child 4 to 11` or `Single supplement` do',
      ),
    inclusions: z.array(text).optional().describe('What the price includes'),
    exclusions: z.array(text).optional().describe('What it does not include'),
    terms: z.array(text).optional(),
    termsKind: z
      .enum(tourKinds)
      .optional()
      .describe(
        'Whose booking terms of the settings apply; unless set, those of a cruise, a group or an individual tour by its facts',
      ),
    deposit: money
      .optional()
      .describe('Its own deposit for each traveller, where it is not the percentage of the booking terms'),
    depositPercent: z.number().min(0).max(100).optional().describe('The same in percent of the price'),
    balanceDays: z
      .number()
      .int()
      .min(0)
      .max(365)
      .optional()
      .describe('Its own day for the balance: so many days before departure'),
    freeDays: z
      .number()
      .int()
      .min(0)
      .max(365)
      .optional()
      .describe('Cancelling costs nothing until so many days before departure'),
    ...priceContents,
    reviews: offerReviews,
    photographs: z
      .array(photograph)
      .max(12)
      .optional()
      .describe(
        'Photographs of 3:2 that help to decide, at least three: a room, a plate, a path. They stand below the top picture',
      ),
    gallery: z.array(picture).max(4).optional().describe('Two to four further pictures'),
  })
  .superRefine((offer, context) => {
    for (const { path, message } of [...ownTermsFaults(offer), ...contentsFaults(offer)])
      context.addIssue({ code: 'custom', path, message })
  })
