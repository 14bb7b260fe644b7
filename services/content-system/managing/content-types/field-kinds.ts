import { type FieldKind, fieldKinds } from '@agency/contracts/manage/content-types.ts'
import * as z from 'zod'

type Json = {
  kind?: FieldKind
  silent?: true
  title?: string
  type?: string
  enum?: unknown[]
  anyOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
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
export function formSchema(schema: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return withKinds(json as Json, 'the whole') as Record<string, unknown>
}

function withKinds({ kind, silent: _, ...json }: Json, name: string): Json {
  const items = json.items && withKinds(json.items, `${name}[]`)
  const anyOf = json.anyOf?.map(option => (option.type === 'null' ? option : withKinds(option, name)))
  const properties =
    json.properties &&
    Object.fromEntries(Object.entries(json.properties).map(([key, value]) => [key, withKinds(value, `${name}.${key}`)]))
  const title = kind ?? follows({ ...json, ...(items && { items }), ...(anyOf && { anyOf }) })
  if (title === undefined || !fieldKinds.includes(title as FieldKind))
    throw new Error(`the field ${name} of a content type has no kind: give it one in its schema, with meta({ kind })`)
  return { ...json, ...(items && { items }), ...(anyOf && { anyOf }), ...(properties && { properties }), title }
}

function follows({ type, enum: values, items, anyOf }: Json): string | undefined {
  if (values) return 'choice'
  if (anyOf) return anyOf.find(option => option.type !== 'null')?.title
  return ofList[items?.title ?? ''] ?? byType[type ?? '']
}
