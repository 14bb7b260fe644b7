import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'

/** The query by its schema. Throws 400 that names what is wrong, never its value. */
export const readQuery = <Schema extends z.ZodType>(c: Context, schema: Schema) => checked(schema, c.req.query())

/** The JSON body by its schema. Throws 400 likewise. */
export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const body = await c.req.json().catch(() => undefined)
  return checked(schema, body)
}

function checked<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const names = new Set(read.error.issues.map(issue => issue.path.join('.') || 'request'))
  throw new HTTPException(400, { message: `Missing or wrong: ${[...names].join(', ')}.` })
}
