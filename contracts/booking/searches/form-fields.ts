import * as z from 'zod'
import { type CmsMoment, readCmsDate } from '../../dates/cms-date.ts'

export type FieldFault = { field: string; reason: string }

export type FormReading<T> = { ok: true; value: T } | { ok: false; faults: FieldFault[] }

const missing = 'is missing'

export const text = (limit = 200) =>
  z.string({ error: missing }).max(limit, { error: `has more than ${limit} characters` })

export const filled = (limit = 200) => text(limit).refine(value => value.trim() !== '', { error: 'is empty' })

export const word = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: issue => (issue.input === undefined ? missing : `must be ${words.join(' or ')}`) })

export const digits = (min: number, max: number) =>
  z
    .string({ error: missing })
    .regex(/^(0|[1-9]\d*)$/, { error: 'must be a number in digits', abort: true })
    .refine(value => Number(value) >= min && Number(value) <= max, { error: `must be from ${min} to ${max}` })

export const cmsDate = z.string({ error: missing }).refine(value => readCmsDate(value) !== undefined, {
  error: 'must be a date like 05-Sep-2026 12:00:00 AM',
  abort: true,
})

export function momentOf(field: string): CmsMoment {
  const moment = readCmsDate(field)
  if (moment === undefined) throw new RangeError('not a date that was accepted before')
  return moment
}

export const sortable = (field: string) => Object.values(momentOf(field)).join(' ')

/** Fields in `lists` may repeat; any other repeated field is a fault. Ignores unknown fields, as the receiver does. */
export function readForm<Schema extends z.ZodType>(
  schema: Schema,
  fields: Iterable<readonly [string, string]>,
  lists: readonly string[] = [],
): FormReading<z.output<Schema>> {
  const values = new Map<string, string[]>()
  for (const [name, value] of fields) values.set(name, [...(values.get(name) ?? []), value])
  const posted = Object.fromEntries(
    [...values].map(([name, all]) => [name, lists.includes(name) || all.length > 1 ? all : all[0]]),
  )
  const result = schema.safeParse(posted)
  if (result.success) return { ok: true, value: result.data }
  const faults = result.error.issues.map(({ path, message }) => {
    const field = String(path[0] ?? 'form')
    const repeated = !lists.includes(field) && Array.isArray(posted[field])
    return { field, reason: repeated ? 'was sent more than once' : message }
  })
  return { ok: false, faults }
}
