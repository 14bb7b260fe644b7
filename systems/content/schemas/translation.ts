import { named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import type { TranslatedText } from '../tree/content-tree.ts'
import { fact, markdown } from './values.ts'

/** Marks that turn the direction of a text; no language of the site needs them. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const words = fact
  .refine(text => !turns.test(text), { error: 'holds a mark that turns the direction of the text' })
  .superRefine((text, context) => {
    for (const { message } of markdown.safeParse(text).error?.issues ?? [])
      context.addIssue({ code: 'custom', message })
  })
  .meta({ kind: 'long text' })

const translatedText = z.strictObject({
  at: named('Place', fact).describe('The place of the text in the page, for example title or itinerary[].text'),
  of: named(
    'Made from',
    fact.regex(/^[0-9a-f]{10}(,[0-9a-f]{10}){0,4}$/, { error: 'must be the fingerprint of an English text' }),
  ).describe(
    'The fingerprint of the English text that it was made from, and of later ones of the same meaning, with commas; if the English changes, visitors read the English',
  ),
  words: words.describe('The text in the language; for bodyText, the text below the file'),
  state: z.enum(['draft', 'reviewed']).describe('Visitors see reviewed texts only'),
  by: named('Last changed by', fact).optional().describe('The person who last changed the text or its state'),
}) satisfies z.ZodType<TranslatedText>

/** The words of one node in one language; its segment is the language. */
export const translation = z
  .strictObject({
    texts: z
      .array(named('Text', translatedText))
      .superRefine((texts, context) => {
        const seen = new Set<string>()
        const marks = texts.flatMap(({ at, of }, index) => of.split(',').map(one => ({ at, of: one, index })))
        for (const { at, of, index } of marks) {
          if (seen.size === seen.add(`${at} ${of}`).size)
            context.addIssue({
              code: 'custom',
              path: [index, 'at'],
              message: `has two texts for ${at} made from ${of}`,
            })
        }
      })
      .describe('The texts of the page in the language'),
  })
  .meta({ words: 'fact' })
