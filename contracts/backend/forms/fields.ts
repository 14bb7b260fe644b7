import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import * as z from 'zod/mini'
import { type Control, controls, type Missing } from './control.ts'
import { isBlank, tidyLine, tidyText } from './tidy.ts'

/*
 * Each field takes text as a form posts it, or the value itself as JSON carries it, and registers its control. Lengths
 * come first: no pattern and no normalisation sees a text that is longer than its field.
 */

type Extra = Partial<Pick<Control, 'autoComplete' | 'notPast' | 'unkept' | 'agreedBy'>>

const says =
  (wrong: () => string, missing?: Missing) =>
  ({ input }: { input?: unknown }) =>
    missing && (input === undefined || input === null) ? enquiryWords().missing[missing] : wrong()

const tooLong = (maxLength: number) => () => enquiryWords().wrong.length(maxLength)

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

export function line({ maxLength, pattern, kind = 'line', missing, ...extra }: LineOptions) {
  const error = tooLong(maxLength)
  const text = z.string({ error: says(error, missing) }).check(z.maxLength(maxLength, { error, abort: true }))
  const whole = pattern === undefined ? text : text.check(z.regex(new RegExp(`^(?:${pattern})$`), { error }))
  return reads(value => tidyLine(value, maxLength), whole).register(controls, {
    kind,
    required: true,
    maxLength,
    pattern,
    missing,
    ...extra,
  })
}
type LineOptions = Extra & {
  maxLength: number
  missing?: Missing
  pattern?: string
  kind?: 'line' | 'country' | 'hidden' | 'fact'
}

export function readLine({ kind, reader, maxLength, autoComplete, missing, wrong }: ReadLineOptions) {
  const error = () => enquiryWords().wrong[wrong]
  const text = z.string({ error: says(error, missing) }).check(
    z.maxLength(maxLength, { error, abort: true }),
    z.refine(value => reader(value) !== undefined, { error }),
  )
  const read = (value: unknown) => (typeof value === 'string' ? reader(value) : undefined) ?? tidyLine(value, maxLength)
  return reads(read, text).register(controls, { kind, required: true, maxLength, autoComplete, missing })
}
type ReadLineOptions = {
  kind: 'email' | 'phone' | 'line'
  reader: (text: string) => string | undefined
  maxLength: number
  missing?: Missing
  wrong: 'email' | 'phone' | 'bookingReference' | 'childAges' | 'flight'
  autoComplete?: string
}

export function text({ maxLength, missing, kind = 'text', ...extra }: TextOptions) {
  const error = tooLong(maxLength)
  const checked = z.string({ error: says(error, missing) }).check(z.maxLength(maxLength, { error }))
  return reads(value => tidyText(value, maxLength), checked).register(controls, {
    kind,
    required: true,
    maxLength,
    missing,
    ...extra,
  })
}
type TextOptions = Extra & { maxLength: number; missing?: Missing; kind?: 'text' | 'fact text' }

export function count({ min, max, missing }: { min: number; max: number; missing?: Missing }) {
  const error = () => enquiryWords().wrong.number({ min, max })
  const number = z.int({ error: says(error, missing) }).check(z.minimum(min, { error }), z.maximum(max, { error }))
  const digits = (value: unknown) => {
    const line = tidyLine(value)
    return typeof line === 'string' && /^\d{1,6}$/.test(line) ? Number(line) : line
  }
  return reads(digits, number).register(controls, { kind: 'count', required: true, min, max, missing })
}

export function day({ missing, ...extra }: Extra & { missing?: Missing }) {
  const error = () => enquiryWords().wrong.day
  const date = z.iso
    .date({ error: says(error, missing) })
    .check(z.refine(value => value >= '2000-01-01' && value < '2100-01-01', { error }))
  return reads(tidied, date).register(controls, { kind: 'day', required: true, missing, ...extra })
}

export function time(missing?: Missing) {
  const error = () => enquiryWords().wrong.time
  const clock = z.string({ error: says(error, missing) }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error }))
  return reads(tidied, clock).register(controls, { kind: 'time', required: true, missing })
}

export function choice<const Options extends readonly [string, ...string[]]>(options: Options, missing: Missing) {
  const error = () => enquiryWords().missing[missing]
  return reads(tidied, z.enum(options, { error })).register(controls, {
    kind: 'choice',
    required: true,
    options,
    missing,
  })
}

export function agreement(missing: Missing) {
  const ticked = (value: unknown) => value === true || value === 'true' || value === 'on'
  const error = () => enquiryWords().missing[missing]
  return reads(ticked, z.literal(true, { error })).register(controls, {
    kind: 'agreement',
    required: true,
    unkept: true,
  })
}
