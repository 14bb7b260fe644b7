import { type FieldKind, fieldKinds } from '@agency/contracts/manage/content-types.ts'
import * as z from 'zod'
import { isTranslation } from '../database/place.ts'
import { schemas } from './registry.ts'

type Json = {
  kind?: FieldKind
  title?: string
  label?: string
  names?: string[]
  words?: 'fact' | 'term'
  type?: string
  enum?: unknown[]
  anyOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
}

export type FormField = Omit<Json, 'items' | 'properties' | 'title'> & {
  title: FieldKind
  items?: FormField
  properties?: Record<string, FormField>
}

const byType: Record<string, FieldKind> = {
  boolean: 'yes-no',
  integer: 'number',
  number: 'number',
  array: 'list',
  object: 'object',
}

const ofList: Record<string, FieldKind> = { picture: 'pictures', choice: 'choices', month: 'months' }

/** Each field has its kind as `title` and its help as `description`. @throws for a field without a kind */
export function formSchema(schema: z.ZodObject): FormField {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return withKinds(json as Json, 'the whole')
}

function withKinds({ kind, items: item, properties: parts, ...json }: Json, name: string): FormField {
  const items = item && withKinds(item, `${name}[]`)
  const anyOf = json.anyOf?.map(option => (option.type === 'null' ? option : withKinds(option, name)))
  const properties =
    parts && Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, withKinds(value, `${name}.${key}`)]))
  const title = kind ?? follows({ ...json, ...(items && { items }), ...(anyOf && { anyOf }) })
  if (title === undefined || !fieldKinds.includes(title as FieldKind))
    throw new Error(`the field ${name} of a content type has no kind: give it one in its schema, with meta({ kind })`)
  const inside = { ...(items && { items }), ...(properties && { properties }) }
  return { ...json, ...inside, ...(anyOf && { anyOf }), title: title as FieldKind }
}

function follows({ type, enum: values, items, anyOf }: Json): string | undefined {
  if (values) return 'choice'
  if (anyOf) return anyOf.find(option => option.type !== 'null')?.title
  return ofList[items?.title ?? ''] ?? byType[type ?? '']
}

/** `around`: the property that holds it, empty at the top of a type. */
export type FieldPlace = { name: string; around: string; field: FormField }

/** Every field of every content type, without those of translations. */
export const fieldPlaces = (): FieldPlace[] =>
  Object.entries(schemas).flatMap(([alias, schema]) =>
    schema && !isTranslation({ alias }) ? placesIn(formSchema(schema), '') : [],
  )

/** Those that a mapping can name. */
export const mappedPlaces = (): FieldPlace[] =>
  fieldPlaces().filter(({ around, field }) => around === '' || field.names)

function placesIn({ properties = {} }: Partial<FormField>, around: string): FieldPlace[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    { name, around, field },
    ...placesIn(field, name),
    ...placesIn(field.items ?? {}, name),
  ])
}
