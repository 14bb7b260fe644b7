import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod'

/** Throws 400 with the fault, never the value. */
export const readQuery = <Schema extends z.ZodType>(c: Context, schema: Schema) => checked(schema, c.req.query())

export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const body = await c.req.json().catch(() => undefined)
  return checked(schema, body)
}

function checked<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const names = new Set(read.error.issues.map(issue => issue.path.join('.') || 'request'))
  throw new HTTPException(400, { message: `Missing or wrong: ${[...names].join(', ')}.` })
}
