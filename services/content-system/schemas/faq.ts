import * as z from 'zod'
import { pageProperties } from './page.ts'
import { markdown, slug, text } from './values.ts'

export const fAQPage = z.strictObject(pageProperties)

export const fAQCategory = z.strictObject({
  slug: slug.describe('Its address: `/faq/<slug>`'),
  icon: slug.optional().describe('The icon beside its name'),
})

export const fAQItem = z.strictObject({
  question: text,
  answer: markdown,
  slug: slug.describe('Its address: `/faq-details/<slug>`; no other question or category may have it'),
})
