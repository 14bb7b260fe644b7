import { named } from '@agency/contracts/manage/field-meta.ts'
import { dealFaults } from '@agency/contracts/manage/offers/deal.ts'
import * as z from 'zod'
import { priceTable } from './content-detail.ts'
import { dealSearch } from './deal-search.ts'
import {
  day,
  fact,
  instant,
  link,
  longText,
  money,
  offerProduct,
  picture,
  product,
  tag,
  term,
  text,
  whole,
} from './values.ts'

export const deal = z
  .strictObject({
    title: text
      .meta({ search: 'title' })
      .optional()
      .describe('The heading of the card. Without it, the card shows the name'),
    place: term.meta({ search: 'tags' }).describe('The place that the card names, for example Langkawi'),
    product: offerProduct.describe('What the card sells. Every card but a package leads to its search'),
    link: link
      .optional()
      .describe('The page that the card leads to if it has no search: for a package, its page with the same price'),
    ...dealSearch,
    price: money,
    priceUnit: named('What the price covers', term).describe('What the price is for, for example per person, return'),
    facts: named('Facts in one line', longText)
      .meta({ search: 'excerpt' })
      .describe('One line, for example 3 nights · Langkawi'),
    validFrom: day.describe('The first day on which visitors see the card'),
    validUntil: day.describe('The last day on which it can be booked; later, visitors do not see the card'),
    themes: z
      .array(named('Theme', tag))
      .meta({ search: 'tags' })
      .describe('The themes by which the home page and pages of offers choose their cards, for example beach'),
    dealTags: named('Places', z.array(named('Place', tag)))
      .meta({ search: 'tags' })
      .describe('The places whose pages show the card, for example Langkawi'),
    image: picture,
    agentOnly: named('For agents only', z.boolean())
      .optional()
      .describe('The price is a net rate: only agents who have signed in see it, and the search never finds it'),
    minGroup: named('Smallest group', whole(1, 40)).optional().describe('The smallest group that gets this net rate'),
    priceTable: priceTable
      .optional()
      .describe(
        'The net prices of an offer, with the rows and columns of its own table. Agents make quotations from them; without a table every traveller pays the price. The link has to lead to an enquiry about that offer: `/contactus?about=…`',
      ),
  })
  .refine(({ agentOnly, minGroup, priceTable }) => agentOnly || (minGroup ?? priceTable) === undefined, {
    error: 'minGroup and priceTable belong to a net rate: set agentOnly',
  })
  .superRefine((value, context) => {
    for (const { property, message } of dealFaults(value)) {
      context.addIssue({ code: 'custom', path: [property], message })
    }
  })

/** A promotion with a beginning and an end: the header shows its countdown while it runs, and offers end with it. */
export const promotion = z
  .strictObject({
    title: text,
    product: product.describe('The product that the promotion is for'),
    promoCode: fact.optional(),
    amount: named('Discount', money).optional().describe('The sum that the code takes off the price'),
    from: instant,
    until: instant.describe(
      'The day and time at which the countdown ends. Visitors see it only while there are offers that end with it',
    ),
    link: link.describe('The page of offers that the countdown leads to; it shows first what ends with it'),
    tag: named('Text beside the countdown', text.max(40)).describe(
      'A short text beside the countdown, for example Year-end sale',
    ),
  })
  .meta({ words: 'fact' })
