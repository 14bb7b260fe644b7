import * as z from 'zod'
import { pageProperties } from './page.ts'

export const homePage = z.strictObject(pageProperties)
