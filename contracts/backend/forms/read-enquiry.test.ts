import { anyText } from '@agency/testing/arbitraries.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type Control, controlsOf } from './control.ts'
import { enquiryForms, formNames } from './enquiry-forms.ts'
import { readEnquiry } from './read-enquiry.ts'
import { readable } from './readable.ts'
import { sampleEnquiries } from './sample-enquiries.ts'

/** Text that people with bad intentions send. */
const hostile = fc.oneof(
  anyText({ maxLength: 6000 }),
  fc.constantFrom(
    'A\r\nBcc: everybody@example.com\r\n\r\nBuy',
    'A%0d%0aBcc: x',
    '\u0000',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table enquiries; --",
    '\u202etxt.exe',
    '\ud800',
    '__proto__',
    '{{7*7}}',
    '9'.repeat(400),
    '-1',
    '1e309',
    '2026-02-30',
    '９９',
    'a@b.example\nCc: x@y.example',
    '"a b"@example.com',
    'javascript:alert(1)',
  ),
)
const anything = fc.oneof(hostile, fc.anything())
/** What cannot stand in a single line: it could begin a header of a mail, or is refused by the database. */
const breaking = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u

describe.each(formNames)('%s', form => {
  const schema = enquiryForms[form]
  const controls = Object.entries(controlsOf(schema))
  const sample = sampleEnquiries[form]

  test('every field has a control', () => {
    expect(controls.map(([name]) => name)).toEqual(Object.keys(schema.shape))
  })

  test('the sample is read as JSON and as a form post, and reading its result again changes nothing', () => {
    const asJson = readEnquiry(form, sample, '2026-11-20')
    expect(asJson).toMatchObject({ ok: true })
    const posted = Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, String(value)]))
    expect(readEnquiry(form, posted, '2026-11-20')).toEqual(asJson)
    if (asJson.ok) expect(readEnquiry(form, asJson.fields)).toEqual(asJson)
  })

  test('an empty form names exactly the fields that are required, in their order', () => {
    const required = controls.filter(([, control]) => control.required).map(([name]) => name)
    const blank = Object.fromEntries(controls.map(([name]) => [name, '  ']))
    for (const empty of [{}, blank, undefined, null, 'text', []]) {
      const reading = readEnquiry(form, empty)
      expect(reading.ok ? [] : Object.keys(reading.errors)).toEqual(required)
    }
  })

  test('a past day is a fault, except in an enquiry that was stored earlier', () => {
    const days = controls.filter(([, control]) => control.notPast).map(([name]) => name)
    const old = { ...sample, ...Object.fromEntries(days.map(name => [name, '2020-01-01'])) }
    expect(readEnquiry(form, old).ok).toBe(true)
    const reading = readEnquiry(form, old, '2026-11-20')
    expect(reading.ok ? [] : Object.keys(reading.errors).sort()).toEqual(days.sort())
  })

  test('a number is asked for by who wants a call, and needs of health or faith by who agreed', () => {
    const { phone: _, ...silent } = sample
    const errorsOf = (given: object) => readEnquiry(form, { ...silent, ...given }, '2026-11-20')
    expect(errorsOf({ answerBy: 'in-writing', phone: '' })).toMatchObject({ ok: true })
    expect(errorsOf({ answerBy: 'whatsapp' })).toMatchObject({ errors: { phone: expect.any(String) } })
    expect(errorsOf({ diet: 'No nuts.' })).toMatchObject({ errors: { dietConsent: expect.any(String) } })
    expect(errorsOf({ diet: 'No nuts.', dietConsent: 'true' })).toMatchObject({ fields: { diet: 'No nuts.' } })
  })

  test('hostile input never throws, and never leaves a line break that could start a header', () => {
    const fields = fc.record(Object.fromEntries(controls.map(([name]) => [name, anything])), { requiredKeys: [] })
    fc.assert(
      fc.property(fields, given => {
        // A sample with some fields replaced comes further than one where all are wrong.
        for (const input of [given, { ...sample, ...given }]) {
          const reading = readEnquiry(form, input, '2026-11-20')
          if (reading.ok) expect(reading.fields).toSatisfy(value => isHarmless(value, Object.fromEntries(controls)))
          else for (const name of Object.keys(reading.errors)) expect(Object.keys(schema.shape)).toContain(name)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('each hostile field is handled in an otherwise valid form', () => {
    for (const [name, control] of controls) {
      fc.assert(
        fc.property(hostile, value => {
          const reading = readEnquiry(form, { ...sample, [name]: value })
          if (reading.ok) expect(reading.fields).toSatisfy(fields => isHarmless(fields, { [name]: control }))
        }),
        { numRuns: 60 },
      )
    }
  })

  test('a field that another field makes meaningless is dropped', () => {
    for (const [name, { onlyWhen }] of controls) {
      if (!onlyWhen) continue
      const others = enquiryForms[form].shape[onlyWhen.field as never] as z.ZodType
      const other = (controlsOf(schema)[onlyWhen.field]?.options ?? []).filter(option => !onlyWhen.is.includes(option))
      expect(others.safeParse(other[0]).success).toBe(true)
      for (const value of ['2020-01-01', '2026-', 'x'.repeat(9000)]) {
        const reading = readEnquiry(form, { ...sample, [onlyWhen.field]: other[0], [name]: value }, '2026-11-20')
        expect(reading).toMatchObject({ ok: true })
        if (reading.ok) expect(reading.fields).not.toHaveProperty(name)
      }
    }
  })

  test('long texts are refused quickly in every field', () => {
    const long = [
      `${'\u0301'.repeat(15_500)}${'\u0316'.repeat(15_500)}`,
      `a${'\u0316\u0301'.repeat(4000)}`,
      `a@${'.'.repeat(60_000)}@`,
      `${'@'.repeat(200_000)} x`,
      `${' '.repeat(100_000)}x`,
      `${'\n '.repeat(50_000)}x`,
      '1, '.repeat(40_000),
      '+1 (('.repeat(20_000),
    ]
    const texts = controls.length * long.length
    const start = performance.now()
    for (const [name] of controls) for (const text of long) readEnquiry(form, { ...sample, [name]: text }, '2026-11-20')
    // Each took seconds where a pattern or a normalisation saw the whole of it.
    expect((performance.now() - start) / texts).toBeLessThan(50)
  })

  test('the limits in the form match those of the schema', () => {
    const written = z.toJSONSchema(schema, { io: 'output' }).properties as Record<string, Record<string, unknown>>
    for (const [name, control] of controls) {
      const rules = written[name] ?? {}
      expect(rules.maxLength, name).toBe(control.maxLength)
      expect(rules.minimum, name).toBe(control.min)
      expect(rules.maximum, name).toBe(control.max)
      expect(rules.enum, name).toEqual(control.options)
      // Browsers compile the pattern attribute with the v flag, which is stricter about classes.
      if (control.pattern) expect(() => new RegExp(`^(?:${control.pattern})$`, 'v')).not.toThrow()
    }
  })
})

test('a mail does not call the number of a company that of an invoice', () => {
  expect(readable('invoiceNumber')).toBe('Registration or tax number')
})

test('a group on a tour names no flight, and one that flies has to name each part of it', () => {
  const {
    from: _f,
    to: _t,
    depart: _d,
    return: _r,
    flexibility: _x,
    cabin: _c,
    ...group
  } = sampleEnquiries['group-flight']
  expect(readEnquiry('group-flight', { ...group, trip: 'no-flight', cabin: 'economy' })).toMatchObject({
    fields: expect.not.objectContaining({ cabin: 'economy' }),
  })
  const { errors } = { errors: {}, ...readEnquiry('group-flight', { ...group, trip: 'one-way', name: '' }) }
  expect(Object.keys(errors)).toEqual(['from', 'to', 'depart', 'flexibility', 'cabin', 'name'])
})

function isHarmless(fields: Record<string, unknown>, controls: Record<string, Control>): boolean {
  return Object.entries(controls).every(([name, { kind, maxLength = Number.POSITIVE_INFINITY }]) => {
    const value = fields[name]
    if (typeof value !== 'string') return true
    const shown = kind.endsWith('text') ? value.replaceAll('\n', '') : value
    return !breaking.test(shown) && value.isWellFormed() && value.length <= maxLength
  })
}
