import { alsoNamed, named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { pageProperties, roleAmong } from './page.ts'
import { markdown, slug, text } from './values.ts'

export const fAQPage = z.strictObject({ ...pageProperties, role: roleAmong('questions') })

export const fAQCategory = z.strictObject({
  slug: named('Short name', slug).describe('The last part of its address, for example booking-and-payment'),
  icon: slug.optional().describe('The icon beside the name, for example credit-card'),
})

export const fAQItem = z
  .strictObject({
    question: alsoNamed('faqQuestion', text).meta({ search: 'title' }),
    answer: alsoNamed('faqAnswer', markdown),
    slug: named('Short name', slug).describe(
      'The last part of its address, for example how-to-pay. No other question or subject may have the same',
    ),
  })
  .meta({ words: 'fact' })
