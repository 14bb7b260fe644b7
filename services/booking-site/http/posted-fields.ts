import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** Posted fields in their order. */
export type Fields = [name: string, value: string][]

/** The fields of a form post; undefined if the body is no form. Files do not count. */
export async function postedFields(c: Context): Promise<Fields | undefined> {
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(await c.req.text())]
  if (!type.startsWith('multipart/form-data')) return undefined
  const form = await c.req.formData().catch(() => undefined)
  return form && [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}

/**
 * The values of a form by name, the first of each; `''` for one that was not sent. Throws 415 for anything but a form,
 * except an empty body, which is a form without fields.
 */
export async function postedForm(c: Context): Promise<(name: string) => string> {
  const empty = c.req.header('content-type') === undefined
  const fields = empty ? [] : await postedFields(c)
  if (fields === undefined) throw new HTTPException(415, { message: 'This is to be posted as a form.' })
  return name => fields.find(field => field[0] === name)?.[1] ?? ''
}
