import { dealFaults } from '@agency/contracts/manage/offers/deal.ts'
import * as z from 'zod'
import { priceTable } from './content-detail.ts'
import { dealSearch } from './deal-search.ts'
import { day, instant, link, money, offerProduct, picture, product, slug, text } from './values.ts'

/** One offer card. */
export const deal = z
  .strictObject({
    title: text.optional().describe('On the card; without it the name'),
    place: text.describe('Where it is, or leads'),
    product: offerProduct.describe('What it is. All but a `package` lead to their search'),
    link: link
      .optional()
      .describe('Where the card leads that has no search: for a package its page, with the same price'),
    ...dealSearch,
    price: money,
    priceUnit: text.describe('What the price is for: `per person, return`'),
    facts: text.describe('One line: `3 nights · Langkawi`'),
    validFrom: day.describe('The first day on which it is shown'),
    validUntil: day.describe('The last day on which it can be booked; afterwards it is not shown'),
    themes: z.array(slug).describe('Bands of the home page and of offer pages choose by these'),
    dealTags: z.array(slug).describe('Pages of places choose by these'),
    image: picture,
    agentOnly: z
      .boolean()
      .optional()
      .describe('A net rate: shown to signed-in agents only, and never found by the search'),
    groupLeast: z.number().int().min(1).max(40).optional().describe('A net rate: from how many people on it is given'),
    priceTable: priceTable
      .optional()
      .describe(
        'A net rate whose link names an offer (`/contactus?about=…`): its net prices, with the rows and columns of that offer’s table. Agents make quotations from them; without a table all people pay the price',
      ),
  })
  .refine(({ agentOnly, groupLeast, priceTable }) => agentOnly || (groupLeast ?? priceTable) === undefined, {
    error: 'groupLeast and priceTable belong to a net rate: set agentOnly',
  })
  .superRefine((value, context) => {
    for (const { property, message } of dealFaults(value)) {
      context.addIssue({ code: 'custom', path: [property], message })
    }
  })

/** A promotion with a beginning and an end, which the countdown tag of the header shows while it runs and offers end with it. */
export const promotion = z.strictObject({
  title: text,
  product: product.describe('What it is for'),
  promoCode: text.optional(),
  amount: money.optional().describe('What it takes off'),
  from: instant,
  until: instant.describe('When the countdown ends; it is shown while there are offers that cannot be booked after it'),
  link: link.describe('Where the tag leads: a page of offers, which shows first what ends with it'),
  tag: text.max(40).describe('Short text beside the countdown'),
})
