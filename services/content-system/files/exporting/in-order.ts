import * as z from 'zod'
import { schemas } from '../../schemas/registry.ts'

type Values = Record<string, unknown>

/** Puts properties, and their parts, in the order of their schema: the database keeps no order. */
export function inOrder(alias: string, properties: Values): Values {
  const schema = schemas[alias]
  return schema === undefined ? properties : (ordered(schema, properties) as Values)
}

function ordered(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType; in?: z.core.$ZodType } }
  const inner = def.innerType ?? def.in
  if (inner !== undefined) return ordered(inner, value)
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map(item => ordered(schema.element, item))
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return value
  const shape: Record<string, z.core.$ZodType> = schema.shape
  const known = Object.keys(shape).filter(name => name in value)
  const inside = known.map(name => [name, ordered(shape[name] as z.core.$ZodType, value[name])])
  return {
    ...Object.fromEntries(inside),
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !(name in shape))),
  }
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
