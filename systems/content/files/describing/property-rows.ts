import * as z from 'zod'

/** `name` of a part: `itinerary[].title`. */
export type PropertyRow = { name: string; kind: string; needed: boolean; purpose: string }

/** In the order of the schema; parts of a property follow it. */
export function propertyRows(schema: z.ZodObject, above = ''): PropertyRow[] {
  return Object.entries(schema.shape).flatMap(([name, value]) => {
    const property = value as z.ZodType
    const row = {
      name: above + name,
      kind: kindOf(property),
      needed: !isOptional(property),
      purpose: meta(property).description ?? meta(core(property)).description ?? '',
    }
    return [row, ...partsOf(property, row.name)]
  })
}

function partsOf(property: z.ZodType, name: string): PropertyRow[] {
  const inner = core(property)
  if (inner instanceof z.ZodObject) return propertyRows(inner, `${name}.`)
  if (!(inner instanceof z.ZodArray)) return []
  const item = core(inner.element as z.ZodType)
  return item instanceof z.ZodObject ? propertyRows(item, `${name}[].`) : []
}

function kindOf(property: z.ZodType): string {
  const inner = core(property)
  const title = meta(property).title ?? meta(inner).title
  if (title !== undefined) return title + limitOf(inner)
  if (inner instanceof z.ZodEnum) return inner.options.map(option => `\`${option}\``).join(', ')
  if (inner instanceof z.ZodArray) {
    const item = kindOf(inner.element as z.ZodType)
    return core(inner.element as z.ZodType) instanceof z.ZodEnum ? `list out of ${item}` : `list of ${plural(item)}`
  }
  if (inner instanceof z.ZodObject) return 'group'
  if (inner instanceof z.ZodNumber) return 'number'
  if (inner instanceof z.ZodBoolean) return '`true` or `false`'
  return 'text'
}

const limitOf = (schema: z.ZodType): string =>
  schema instanceof z.ZodString && schema.maxLength !== null ? `, at most ${schema.maxLength} characters` : ''

const plural = (kind: string): string =>
  ({
    text: 'texts',
    slug: 'slugs',
    picture: 'pictures',
    ringgit: 'amounts',
    month: 'months',
    group: 'groups',
    number: 'numbers',
  })[kind] ?? kind

const isOptional = (schema: z.ZodType): boolean => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault

/** The schema without its optional, default and nullable wrappers. */
function core(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return core(schema.unwrap() as z.ZodType)
  return schema
}

const meta = (schema: z.ZodType): { title?: string; description?: string } => z.globalRegistry.get(schema) ?? {}
