import { inGroup, named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { pageProperties } from './page.ts'
import { fact, instant, product } from './values.ts'
import { carouselOptions, slider } from './widgets.ts'

const promotion = inGroup('Promotion', {
  product: product.describe('The product whose offers the page shows. “Package” also shows flights with hotels'),
  promoCode: fact.optional().describe('The code that the page names while its promotion runs, for example FAIR2027'),
  promoFrom: named('Promotion from', instant).optional().describe('The day and time at which the promotion begins'),
  promoUntil: named('Promotion until', instant).optional().describe('The day and time at which the promotion ends'),
})

const slides = inGroup('Slides', {
  slider: slider
    .optional()
    .describe('The row of slides that stands in the place of the picture. Rows are below “Widgets” in the tree'),
  ...carouselOptions,
})

export const dealsPage = z.strictObject({
  ...inGroup('Heading and text', pageProperties),
  ...slides,
  ...promotion,
})
