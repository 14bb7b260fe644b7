import * as z from 'zod'
import { pageProperties } from './page.ts'

/** A page that introduces its children and lists them as cards. */
export const hubPage = z.strictObject(pageProperties)
