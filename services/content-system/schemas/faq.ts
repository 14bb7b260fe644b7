import * as z from 'zod'
import { pageProperties } from './page.ts'
import { markdown, slug, text } from './values.ts'

export const fAQPage = z.strictObject(pageProperties)

export const fAQCategory = z.strictObject({ slug, icon: slug.optional() })

export const fAQItem = z.strictObject({ question: text, answer: markdown, slug })
