import { named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { fact, link, longText, money, picture, target, text } from './values.ts'

export const menu = z.strictObject({}).meta({ words: 'fact' })
const names = {
  menuName: named('Text in the menu', text, 'menuTitle label')
    .optional()
    .describe('The text that visitors read, if it is not the name in the tree'),
  menuParentName: named('Panel of', fact)
    .optional()
    .describe('The menu item whose panel shows the link, if it is not the one above it in the tree'),
}
export const menuGroup = z.strictObject({
  menuLink: named('Link', link, 'menuUrl linkUrl pageLink navigationLink url')
    .optional()
    .describe('The page that the title of the group leads to'),
  menuName: names.menuName,
})
export const menuItem = z.strictObject({
  menuLink: named('Link', link).describe('The page that the link leads to'),
  ...names,
  submenuName: named('Text in the panel', text)
    .optional()
    .describe('The text that visitors read in a panel; the text in the menu is then the title of its column'),
  target: target.optional(),
  role: z.enum(['tours']).meta({ search: 'none' }).optional().describe('Its panel shows the menu of tours'),
  agentOnly: named('For agents only', z.boolean()).optional().describe('Only agents who have signed in see the link'),
  image: picture.optional().describe('The picture of an offer in the panel of tour packages'),
  subtitle: longText.optional().describe('One line of facts about an offer in the panel of tour packages'),
  subtitle2: named('Second subtitle', longText)
    .optional()
    .describe('A second line about an offer in the panel of tour packages'),
  price: money.optional().describe('The price of an offer in the panel of tour packages'),
})
export const footer = z.strictObject({}).meta({ words: 'fact' })
export const footerColumn = z.strictObject({})
export const partnerMark = z
  .strictObject({
    link: link.optional(),
    target: target.optional(),
    image: picture.optional().describe('The logo; visitors see it 50 pixels high. Without it, they read the name'),
    kind: z.enum(['bank', 'airline', 'association']).describe('The group in which the footer shows the partner'),
  })
  .meta({ words: 'fact' })
