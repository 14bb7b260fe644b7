import * as z from 'zod'
import { pageProperties } from './page.ts'
import { pagePath } from './values.ts'

/** The page that finds days off around public holidays. */
export const leavePage = z.strictObject({
  ...pageProperties,
  links: z.array(pagePath).meta({ kind: 'nodes' }).describe('Families whose tours it proposes for days off'),
  placesBelow: z
    .array(pagePath)
    .meta({ kind: 'nodes' })
    .describe('Pages whose places, below them, it proposes for the month in which they are at their best'),
})
