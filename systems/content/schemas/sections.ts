import { seasons } from '@agency/contracts/dates/seasons/seasons.ts'
import { alsoNamed, named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { link, longText, pagePath, product, tag, text } from './values.ts'
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

export const section = z
  .strictObject({
    title: text,
    subtitle: longText.optional(),
    kind: z
      .enum(['deals', 'places', 'families', 'articles', 'reasons', 'slides', 'fares'])
      .describe(
        'What the band shows. “Families” are lists of tours, “Fares” the lowest price of each route in each month',
      ),
    slider: slider.optional().describe('Only for slides: the row of slides to show'),
    product: product
      .optional()
      .describe('Only for deals and fares: the product to show. “Package” also shows flights with hotels'),
    theme: tag.optional().describe('Only for deals: the theme of the deals to show, for example beach'),
    season: z
      .enum(seasons)
      .optional()
      .describe(
        'Only for deals: the season in which they can be used. Visitors see the band only while there are such deals',
      ),
    links: named('Pages', z.array(named('Page', pagePath)).meta({ kind: 'nodes' }))
      .optional()
      .describe('Only for places, families and articles: the pages to show, in this order'),
    reasons: z
      .array(named('Reason', z.strictObject({ title: text, text: longText, icon: alsoNamed('', icon) })))
      .optional()
      .describe('Only for reasons: the reasons to book here'),
    moreLink: named('Link beside the title', link)
      .optional()
      .describe('The page that the link beside the title leads to'),
    moreText: named('Text of that link', text)
      .optional()
      .describe('The text of that link, for example All hotel deals'),
  })
  .meta({ words: 'fact' })
