import { fieldKinds } from '@agency/contracts/manage/content-types.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contentDetail } from './content-detail.ts'
import { formSchema } from './form-schema.ts'
import { schemas } from './registry.ts'
import { section } from './sections.ts'
import { text } from './values.ts'

type Field = { title: string; description?: string; items?: Field; properties?: Record<string, Field> }

const fieldsOf = (schema: z.ZodObject) => formSchema(schema).properties as Record<string, Field>

test('every field of every content type has a known kind', () => {
  const titles = (field: Field): string[] => [
    field.title,
    ...(field.items ? titles(field.items) : []),
    ...Object.values(field.properties ?? {}).flatMap(titles),
  ]
  const found = Object.values(schemas).flatMap(schema => titles(formSchema(schema ?? z.object({})) as Field))
  expect(found.filter(title => !(fieldKinds as readonly string[]).includes(title))).toEqual([])
  expect([...new Set(found)].sort()).toEqual([...fieldKinds].sort())
})

test('the answer has kinds and help texts where forms read them', () => {
  const fields = fieldsOf(contentDetail)
  const kinds = (['title', 'bodyText', 'price', 'nights', 'months', 'audience', 'itinerary', 'gallery'] as const).map(
    name => fields[name]?.title,
  )
  expect(kinds).toEqual(['text', 'markdown', 'ringgit', 'nights', 'months', 'choices', 'itinerary', 'pictures'])
  expect(fields.price?.description).toBe('The lowest price, shown as “from”')
  expect(fields.itinerary?.items?.properties?.text?.title).toBe('long text')
  expect(fields.audience?.items?.title).toBe('choice')
  expect(fieldsOf(section).links?.title).toBe('nodes')
  expect(formSchema(contentDetail).required).toEqual(['title', 'metaTitle', 'metaDescription'])
})

test('a text without a kind is refused', () => {
  expect(() => formSchema(z.object({ price: text, colour: z.string() }))).toThrow('the whole.colour')
})
