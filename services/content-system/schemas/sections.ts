import { seasons } from '@agency/contracts/dates/seasons/seasons.ts'
import * as z from 'zod'
import { link, longText, pagePath, product, slug, text } from './values.ts'
import { slider } from './widgets.ts'

const icon = z.enum([
  'hand-coins',
  'headset',
  'shield-check',
  'map-pin',
  'heart-handshake',
  'clock',
  'luggage',
  'plane',
  'bed-double',
  'car',
  'ticket',
  'compass',
  'credit-card',
  'users',
])

/** One band of the home page or of a deals page, in the order of the page. */
export const section = z.strictObject({
  title: text,
  subtitle: text.optional(),
  kind: z
    .enum(['deals', 'places', 'families', 'articles', 'reasons', 'slides', 'fares'])
    .describe(
      'Offers; pictures of places or of tour families; articles; reasons to book here; a row of slides; or the lowest price of each route in each month',
    ),
  slider: slider.optional().describe('For slides: which'),
  product: product
    .optional()
    .describe('For deals and fares: of which product; `package` shows `flight-plus-hotel` too'),
  theme: slug.optional().describe('For deals: of which theme'),
  season: z
    .enum(seasons)
    .optional()
    .describe(
      'For deals: only those that can be used then, the next time; `school-holidays` are those of either group, `dry-islands` islands that are dry within 60 days. Without any, the row is not shown',
    ),
  links: z
    .array(pagePath)
    .meta({ kind: 'nodes' })
    .optional()
    .describe('For places, families and articles: which pages, in this order'),
  reasons: z
    .array(z.strictObject({ title: text, text: longText, icon }))
    .optional()
    .describe('For reasons: which'),
  moreLink: link.optional().describe('Where the link beside the title leads'),
  moreText: text.optional().describe('What it says'),
})
