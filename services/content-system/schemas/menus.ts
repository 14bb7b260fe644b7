import * as z from 'zod'
import { link, money, picture, target, text } from './values.ts'

export const menu = z.strictObject({})
export const menuGroup = z.strictObject({ menuLink: link.optional().describe('Where its name leads') })
export const menuItem = z.strictObject({
  menuLink: link.describe('Where it leads'),
  target: target.optional(),
  agentOnly: z.boolean().optional().describe('Shown to signed-in agents only'),
  image: picture.optional().describe('For offers in the tour packages panel'),
  subtitle: text.optional().describe('For offers in the tour packages panel: one line of facts'),
  price: money.optional().describe('For offers in the tour packages panel'),
})
export const footer = z.strictObject({})
export const footerColumn = z.strictObject({})
export const partnerMark = z.strictObject({
  link: link.optional(),
  kind: z.enum(['bank', 'airline', 'association']).describe('Decides beside whom it stands'),
})
