import * as z from 'zod'
import { link, picture, target, text } from './values.ts'

/** A row of slides. */
export const widget = z.strictObject({})

export const slide = z.strictObject({
  title: text,
  subtitle: text.optional(),
  link: link.optional(),
  linkText: text.optional().describe('On the button'),
  image: picture,
  mobileImage: picture.optional().describe('For narrow screens; without it the tall crop of the picture'),
  target: target.optional(),
})
