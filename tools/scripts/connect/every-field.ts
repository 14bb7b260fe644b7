import { type FormField, mappedPlaces } from '@agency/content-system/schemas/form-schema.ts'
import type { FieldKind } from '@agency/contracts/manage/content-types.ts'
import * as readers from '@agency/site/app/clients/content/readers/lenient-values.server.ts'
import * as z from 'zod'

/** Nodes or lists with fields of their own. */
const parts = z.unknown().optional()

/** Other kinds are read as text. */
const byKind: Partial<Record<FieldKind, z.ZodType>> = {
  markdown: readers.richText,
  picture: readers.picture,
  pictures: readers.pictures,
  link: readers.link,
  day: readers.day,
  instant: readers.instant,
  ringgit: readers.price,
  days: readers.days,
  nights: readers.nights,
  'yes-no': readers.yesNo,
  choices: readers.terms,
  months: parts,
  nodes: readers.texts,
  itinerary: readers.itinerary,
  'price table': readers.priceTable,
}

const byItem: Partial<Record<FieldKind, z.ZodType>> = {
  text: readers.terms,
  tag: readers.terms,
  'place name': readers.terms,
  'long text': readers.texts,
  link: readers.texts,
}

function readerOf({ title, type, items }: FormField): z.ZodType {
  if (title === 'list') return byItem[items?.title ?? 'list'] ?? parts
  if (title === 'number') return type === 'integer' ? readers.wholeNumber : readers.decimal
  return byKind[title] ?? readers.text
}

const byName = Map.groupBy(mappedPlaces(), ({ name }) => name)

/** As the site reads each field. One that content types use in several ways is text. */
const shape: Record<string, z.ZodType> = {
  ...Object.fromEntries(
    [...byName].map(([name, places]) => {
      const covered = new Set(places.map(({ field }) => readerOf(field)))
      return [name, covered.size === 1 ? [...covered][0] : readers.text] as [string, z.ZodType]
    }),
  ),
  bestMonths: readers.text,
  updateDate: readers.day,
}

export const everyField = z.object(shape)

/** As agencies call it. */
export const usualNames = (name: string): string[] => [
  ...new Set(byName.get(name)?.flatMap(({ field }) => field.names ?? [])),
]
