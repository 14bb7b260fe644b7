import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** Posted fields in their order. */
export type Fields = [name: string, value: string][]

/** Bytes of the largest form: a search with eight rooms, or a search to be kept, has about two thousand. */
export const LARGEST_FORM = 16 * 1024
/** Characters of the longest field, a search to be kept. */
const MAX_FIELD = 4096
const MAX_FIELDS = 200

/** Whether PostgreSQL can take a text. */
export const isStorable = (text: string): boolean => !text.includes('\0')

/** The fields of a form post; undefined if the body is no form. Files are left out. Throws 400 as `checkedFields` does. */
export async function postedFields(c: Context): Promise<Fields | undefined> {
  const fields = await readFields(c)
  return fields && checkedFields(fields)
}

/**
 * The fields, if a form of ours could have sent them. Here, before any pattern or normalisation sees a text, is where it is
 * looked at how long it is: throws 400 for what no form of ours sends.
 */
export function checkedFields(fields: Fields): Fields {
  if (fields.length > MAX_FIELDS || fields.some(field => field.some(text => text.length > MAX_FIELD))) {
    throw new HTTPException(400, { message: 'Something in the form is too long.' })
  }
  if (!fields.every(field => field.every(isStorable))) {
    throw new HTTPException(400, { message: 'Something in the form contains a character that cannot be read.' })
  }
  return fields
}

async function readFields(c: Context): Promise<Fields | undefined> {
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(await c.req.text())]
  if (!type.startsWith('multipart/form-data')) return undefined
  const form = await c.req.formData().catch(() => undefined)
  return form && [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}

/**
 * The values of a form by name, the first of each; `''` for one that was not sent. Throws 415 for anything but a form,
 * except an empty body, which is a form without fields; and 400 as `postedFields` does.
 */
export async function postedForm(c: Context): Promise<(name: string) => string> {
  const empty = c.req.header('content-type') === undefined
  const fields = empty ? [] : await postedFields(c)
  if (fields === undefined) throw new HTTPException(415, { message: 'This is to be posted as a form.' })
  return name => fields.find(field => field[0] === name)?.[1] ?? ''
}
