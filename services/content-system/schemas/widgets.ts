import * as z from 'zod'
import { link, longText, month, picture, target, text } from './values.ts'

/** Settings of a row of slides. A page of offers may have them for the row above its title. */
export const carouselOptions = {
  autoplay: z
    .number()
    .min(0)
    .optional()
    .describe('How long a slide stays, usually 7 seconds; with 0 the slides do not move by themselves'),
  navigation: z.boolean().optional().describe('Visitors see arrows that lead to the next slide'),
  pagination: z.boolean().optional().describe('Visitors see a dot for each slide below the row'),
  slidesPerView: z
    .number()
    .int()
    .min(1)
    .max(4)
    .optional()
    .describe('How many slides stand side by side on a wide screen'),
  loop: z.boolean().optional().describe('After the last slide the first one follows'),
}

export const slider = z
  .union([z.enum(['home-main', 'flight-main', 'flightblog', 'scb']), z.uuid().meta({ title: 'UUID', kind: 'text' })])
  .meta({ kind: 'row of slides' })
  .describe('The row of slides to show. Rows are below “Widgets” in the tree')

export const widget = z.strictObject(carouselOptions)

export const slide = z.strictObject({
  title: text,
  subtitle: longText.optional(),
  subtitle2: longText.optional().describe('A second line in smaller type'),
  link: link.optional(),
  linkText: text.optional().describe('The text of the button, for example See the offers'),
  image: picture,
  mobileImage: picture
    .optional()
    .describe('The picture on phones. Without it, phones show a part of the picture above'),
  target: target.optional(),
  months: z
    .array(month)
    .optional()
    .describe('The season of the slide: in these months it stands before the others on pages of offers'),
})
