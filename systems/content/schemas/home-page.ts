import * as z from 'zod'
import { pageProperties } from './page.ts'
import { carouselOptions, slider } from './widgets.ts'

export const homePage = z.strictObject({
  ...pageProperties,
  slider: slider.optional().describe('The row of slides above the title. Rows are below “Widgets” in the tree'),
  ...carouselOptions,
})
