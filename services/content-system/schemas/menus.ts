import * as z from 'zod'
import { link, money, picture, target, text } from './values.ts'

export const menu = z.strictObject({})
export const menuGroup = z.strictObject({ menuLink: link.optional() })
export const menuItem = z.strictObject({
  menuLink: link,
  target: target.optional(),
  /** Shown to signed-in agents only. */
  agentOnly: z.boolean().optional(),
  image: picture.optional(),
  subtitle: text.optional(),
  price: money.optional(),
})
export const footer = z.strictObject({})
export const footerColumn = z.strictObject({})
export const partnerMark = z.strictObject({ link: link.optional(), kind: z.enum(['bank', 'airline', 'association']) })
