import * as z from 'zod/mini'
import { type Control, controls } from './control.ts'
import { isBlank, tidyLine, tidyText } from './tidy.ts'

/*
 * Each field takes text as a form posts it, or the value itself as JSON carries it, and registers its control. Lengths
 * come first: no pattern and no normalisation sees a text that is longer than its field.
 */

type Words = { missing: string; wrong?: string }
type Extra = Partial<Pick<Control, 'autoComplete' | 'notPast' | 'unkept' | 'agreedBy'>>

const says =
  ({ missing, wrong = missing }: Words) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? missing : wrong

function reads<Schema extends z.ZodMiniType>(tidy: (value: unknown) => unknown, schema: Schema) {
  return z.pipe(z.transform(tidy), schema as z.ZodMiniType<z.output<Schema>, unknown>)
}

const tidied = (value: unknown) => tidyLine(value)

export function optional<Schema extends z.ZodMiniType>(field: Schema, when?: 'sometimes') {
  const control = controls.get(field)
  const left = (value: unknown) => value === null || isBlank(value)
  const schema = reads(value => (left(value) ? undefined : value), z.optional(field))
  return control ? schema.register(controls, { ...control, required: false, sometimes: when && true }) : schema
}

/** Unless the other field holds one of `is`, the form hides this one and drops its value. */
export function onlyWhen<Schema extends z.ZodMiniType>(field: Schema, condition: Control['onlyWhen']): Schema {
  const control = controls.get(field)
  if (control) controls.add(field, { ...control, onlyWhen: condition })
  return field
}

export function line({ maxLength, pattern, kind = 'line', ...rest }: LineOptions) {
  const words = { missing: rest.missing, wrong: rest.wrong ?? `Please use at most ${maxLength} characters.` }
  const text = z.string({ error: says(words) }).check(z.maxLength(maxLength, { error: words.wrong, abort: true }))
  const whole =
    pattern === undefined ? text : text.check(z.regex(new RegExp(`^(?:${pattern})$`), { error: words.wrong }))
  return reads(value => tidyLine(value, maxLength), whole).register(controls, {
    kind,
    required: true,
    maxLength,
    pattern,
    ...rest,
    ...words,
  })
}
type LineOptions = Words &
  Extra & { maxLength: number; pattern?: string; kind?: 'line' | 'country' | 'hidden' | 'fact' }

export function readLine({ kind, reader, maxLength, autoComplete, ...words }: ReadLineOptions) {
  const text = z.string({ error: says(words) }).check(
    z.maxLength(maxLength, { error: words.wrong, abort: true }),
    z.refine(value => reader(value) !== undefined, { error: words.wrong }),
  )
  const read = (value: unknown) => (typeof value === 'string' ? reader(value) : undefined) ?? tidyLine(value, maxLength)
  return reads(read, text).register(controls, { kind, required: true, maxLength, autoComplete, ...words })
}
type ReadLineOptions = Required<Words> & {
  kind: 'email' | 'phone' | 'line'
  reader: (text: string) => string | undefined
  maxLength: number
  autoComplete?: string
}

export function text({ maxLength, missing, kind = 'text', ...extra }: TextOptions) {
  const words = { missing, wrong: `Please use at most ${maxLength} characters.` }
  const checked = z.string({ error: says(words) }).check(z.maxLength(maxLength, { error: words.wrong }))
  return reads(value => tidyText(value, maxLength), checked).register(controls, {
    kind,
    required: true,
    maxLength,
    ...words,
    ...extra,
  })
}
type TextOptions = Extra & { maxLength: number; missing: string; kind?: 'text' | 'fact text' }

export function count({ min, max, ...words }: Words & { min: number; max: number }) {
  const wrong = `Please give a whole number from ${min} to ${max}.`
  const number = z
    .int({ error: says({ ...words, wrong }) })
    .check(z.minimum(min, { error: wrong }), z.maximum(max, { error: wrong }))
  const digits = (value: unknown) => {
    const line = tidyLine(value)
    return typeof line === 'string' && /^\d{1,6}$/.test(line) ? Number(line) : line
  }
  return reads(digits, number).register(controls, {
    kind: 'count',
    required: true,
    min,
    max,
    missing: words.missing,
    wrong,
  })
}

export function day(options: Words & Extra) {
  const { missing, wrong = 'Please give a day that exists, for example 2027-03-28.', ...extra } = options
  const date = z.iso
    .date({ error: says({ missing, wrong }) })
    .check(z.refine(value => value >= '2000-01-01' && value < '2100-01-01', { error: wrong }))
  return reads(tidied, date).register(controls, { kind: 'day', required: true, missing, wrong, ...extra })
}

export function time(missing: string) {
  const wrong = 'Please give a time from 00:00 to 23:59.'
  const clock = z
    .string({ error: says({ missing, wrong }) })
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: wrong }))
  return reads(tidied, clock).register(controls, { kind: 'time', required: true, missing, wrong })
}

export function choice<const Options extends readonly [string, ...string[]]>(options: Options, missing: string) {
  return reads(tidied, z.enum(options, { error: missing })).register(controls, {
    kind: 'choice',
    required: true,
    options,
    missing,
    wrong: missing,
  })
}

export function agreement(missing: string) {
  const ticked = (value: unknown) => value === true || value === 'true' || value === 'on'
  return reads(ticked, z.literal(true, { error: missing })).register(controls, {
    kind: 'agreement',
    required: true,
    missing,
    wrong: missing,
    unkept: true,
  })
}
