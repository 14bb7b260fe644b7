import * as z from 'zod'

export const fieldKinds = [
  'text',
  'long text',
  'markdown',
  'picture',
  'pictures',
  'slug',
  'tag',
  'place name',
  'link',
  'choice',
  'choices',
  'day',
  'instant',
  'ringgit',
  'month',
  'months',
  'degrees',
  'days',
  'nights',
  'number',
  'yes-no',
  'list',
  'object',
  'rows',
  'itinerary',
  'price table',
  'nodes',
  'station',
  'airline',
  'hotel place',
  'map place',
  'ship',
  'author',
  'category of the blog',
  'row of slides',
] as const

export type FieldKind = (typeof fieldKinds)[number]

/** JSON Schema (draft 2020-12) of the editor's properties: `title` is the field's kind, `description` its help. */
const jsonSchema = z.record(z.string(), z.unknown())

const contentType = z.object({
  alias: z.string(),
  label: z.string(),
  help: z.string(),
  /** Any alias if missing. */
  allowedChildren: z.array(z.string()).optional(),
  schema: jsonSchema,
})

export const schemasAnswer = z.object({ types: z.array(contentType) })
