import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

export type Fields = [name: string, value: string][]

/** Bytes: a search with eight rooms, or a saved search, has about two thousand. */
export const maxForm = 16 * 1024
/** Characters of a saved search. */
const maxField = 4096
const maxFields = 200

export const isStorable = (text: string): boolean => !text.includes('\0')

/** undefined if the body is no form. Drops files. Throws 400 as `checkedFields` does. */
export async function postedFields(c: Context): Promise<Fields | undefined> {
  const fields = await readFields(c)
  return fields && checkedFields(fields)
}

/** Checks lengths before any pattern or normalisation: throws 400 for fields that no form of ours sends. */
export function checkedFields(fields: Fields): Fields {
  if (fields.length > maxFields || fields.some(field => field.some(text => text.length > maxField))) {
    throw new HTTPException(400, { message: bookingPageWords().problems.tooLong })
  }
  if (!fields.every(field => field.every(isStorable))) {
    throw new HTTPException(400, { message: bookingPageWords().problems.unreadable })
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
 * First values by name; `''` for a missing one. An empty body is an empty form. Throws 415 for anything else, and 400
 * as `postedFields` does.
 */
export async function postedForm(c: Context): Promise<(name: string) => string> {
  const empty = c.req.header('content-type') === undefined
  const fields = empty ? [] : await postedFields(c)
  if (fields === undefined) throw new HTTPException(415, { message: bookingPageWords().problems.notForm })
  return name => fields.find(field => field[0] === name)?.[1] ?? ''
}
