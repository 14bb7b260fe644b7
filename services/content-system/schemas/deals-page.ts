import * as z from 'zod'
import { pageProperties } from './page.ts'
import { instant, product, text } from './values.ts'
import { carouselOptions, slider } from './widgets.ts'

export const dealsPage = z.strictObject({
  ...pageProperties,
  product: product.describe('Whose offers the page shows; `package` shows `flight-plus-hotel` too'),
  slider: slider.optional().describe('The row of slides in the place of the picture'),
  ...carouselOptions,
  promoCode: text.optional().describe('The code that the page names while its promotion runs'),
  promoFrom: instant.optional().describe('When the promotion begins'),
  promoUntil: instant.optional().describe('When it ends'),
})
