import * as z from 'zod'
import { link, month, picture, target, text } from './values.ts'

/** How a row of slides behaves. A page of offers may say it for the row above its title. */
export const carouselOptions = {
  autoplay: z.number().min(0).optional().describe('Seconds until the next slide, usually 7; 0 for none'),
  navigation: z.boolean().optional().describe('Whether there are arrows'),
  pagination: z.boolean().optional().describe('Whether there is a dot for each slide'),
  slidesPerView: z.number().int().min(1).max(4).optional().describe('How many are side by side on wide screens'),
  loop: z.boolean().optional().describe('Whether the last is followed by the first'),
}

/** The rows of slides by the names that pages use for them. */
export const slider = z
  .union([z.enum(['home-main', 'flight-main', 'flightblog', 'scb']), z.uuid().meta({ title: 'UUID', kind: 'text' })])
  .meta({ kind: 'row of slides' })
  .describe('Which row of slides: a file of `widgets/`, or the key of any')

/** A row of slides. */
export const widget = z.strictObject(carouselOptions)

export const slide = z.strictObject({
  title: text,
  subtitle: text.optional(),
  subtitle2: text.optional().describe('A second, smaller line'),
  link: link.optional(),
  linkText: text.optional().describe('On the button'),
  image: picture,
  mobileImage: picture.optional().describe('For narrow screens; without it the tall crop of the picture'),
  target: target.optional(),
  months: z
    .array(month)
    .optional()
    .describe('When it is the season for it: on pages of offers it then stands before the others'),
})
