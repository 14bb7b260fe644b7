import * as z from 'zod'
import { pageProperties } from './page.ts'

export const hubPage = z.strictObject(pageProperties)
