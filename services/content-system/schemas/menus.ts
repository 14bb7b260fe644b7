import * as z from 'zod'
import { link, money, picture, target, text } from './values.ts'

export const menu = z.strictObject({})
const names = {
  menuName: text.optional().describe('What visitors read, where the name of the node is not what they should'),
  menuParentName: text.optional().describe('The menu item whose panel shows it, if that is not its parent'),
}
export const menuGroup = z.strictObject({
  menuLink: link.optional().describe('Where its name leads'),
  menuName: names.menuName,
})
export const menuItem = z.strictObject({
  menuLink: link.describe('Where it leads'),
  ...names,
  submenuName: text.optional().describe('What visitors read in a panel; `menuName` is then the title of its column'),
  target: target.optional(),
  agentOnly: z.boolean().optional().describe('Shown to signed-in agents only'),
  image: picture.optional().describe('For offers in the tour packages panel'),
  subtitle: text.optional().describe('For offers in the tour packages panel: one line of facts'),
  subtitle2: text.optional().describe('For offers in the tour packages panel: a second line'),
  price: money.optional().describe('For offers in the tour packages panel'),
})
export const footer = z.strictObject({})
export const footerColumn = z.strictObject({})
export const partnerMark = z.strictObject({
  link: link.optional(),
  target: target.optional(),
  image: picture.optional().describe('The logo, shown 50 pixels high; without it the name is set in our typeface'),
  kind: z.enum(['bank', 'airline', 'association']).describe('The group it is shown in'),
})
