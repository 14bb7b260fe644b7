import { anyText } from '@agency/testing/arbitraries.ts'
import fc from 'fast-check'
import words from './words.json' with { type: 'json' }

const nasty = fc.constantFrom(
  ...words.nasty,
  'a'.repeat(3000),
  '%41'.repeat(800),
  '/'.repeat(500),
  '/..'.repeat(200),
  'x=1&'.repeat(300),
)
const text = fc.oneof(
  nasty,
  fc.string({ maxLength: 40 }),
  anyText({ maxLength: 20 }),
  fc.constantFrom('x', '1', 'x@y.zz'),
)

/** Percent-encoded as a form does, or left as it is. */
const written = fc.tuple(text, fc.boolean()).map(([value, encoded]) => (encoded ? encode(value) : value))
const pair = fc.tuple(fc.oneof(fc.constantFrom(...words.parameters), written), written)
const pairs = fc.array(pair, { maxLength: 6 }).map(list => list.map(([name, value]) => `${name}=${value}`).join('&'))

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words.addresses) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...words.addresses), written).map(([entry, end]) => `${entry}/${end}`),
  },
  { weight: 1, arbitrary: written.map(value => `/${value}`) },
  { weight: 1, arbitrary: fc.constantFrom('*', 'http://evil.example/', '//evil.example', '/\\evil.example', '', '/%') },
)

const method = fc.oneof(
  { weight: 16, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD') },
  { weight: 2, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY') },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
)

const headerName = fc.oneof(fc.constantFrom(...words.headerNames), fc.string({ maxLength: 15 }))
const headerValue = fc.oneof(text, fc.constantFrom(...words.headerValues, `session=${'e'.repeat(4000)}`))
const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 6 })

const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ token: text, email: text, phone: text, keys: fc.array(text) })
      .map(value => JSON.stringify(value)),
  },
  { weight: 3, arbitrary: pairs },
  {
    weight: 1,
    arbitrary: pairs.map(value => `--x\r\ncontent-disposition: form-data; name="q"\r\n\r\n${value}\r\n--x--`),
  },
  { weight: 1, arbitrary: text },
)

/** How long the body is said to be. */
const framing = fc.oneof(
  { weight: 16, arbitrary: fc.constant('right' as const) },
  { weight: 1, arbitrary: fc.constantFrom('none', 'chunked', 'too long', 'twice', 'nonsense', 'both') },
)

/** Bytes that the rules of HTTP forbid are refused before the site sees them; a few such requests are enough. */
const untidy = fc.integer({ min: 0, max: 19 }).map(number => number === 0)
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
const tidyTarget = (target: string) => target.replace(/[\u0000-\u0020\u007f-\uffff]/g, encode)
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
const tidyValue = (value: string) => value.replace(/[\u0000-\u001f\u007f-\uffff]/g, '~')

/** One request as bytes: mostly of a form that a browser could send, sometimes of one that none would. */
export const request = fc
  .record({ method, path, query: fc.option(pairs), headers, body, framing, address: fc.ipV4(), untidy })
  .map(({ method, path, query, headers, body, framing, address, untidy }) => {
    const bytes = Buffer.from(body, 'utf8')
    const target = `${path}${query === null ? '' : `?${query}`}`
    const sent = headers.filter(([name]) => untidy || /^[\w-]+$/.test(name))
    const lines = [
      `${method} ${untidy ? target : tidyTarget(target)} HTTP/1.1`,
      ...(sent.some(([name]) => name === 'host') ? [] : ['host: localhost']),
      // Each visitor has an address of its own, or limits would answer in the place of the site.
      `x-forwarded-for: ${address}`,
      'connection: close',
      ...sent.map(([name, value]) => `${name}: ${untidy ? value : tidyValue(value)}`),
      ...lengthOf(bytes, framing),
    ]
    const payload = framing === 'chunked' || framing === 'both' ? chunked(bytes) : bytes
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8'), payload])
  })

function lengthOf(bytes: Buffer, framing: string): string[] {
  const right = bytes.length === 0 ? [] : [`content-length: ${bytes.length}`]
  if (framing === 'none') return []
  if (framing === 'chunked') return ['transfer-encoding: chunked']
  if (framing === 'too long') return [`content-length: ${bytes.length + 10}`]
  if (framing === 'twice') return [`content-length: ${bytes.length}`, `content-length: ${bytes.length + 1}`]
  if (framing === 'nonsense') return ['content-length: -1']
  if (framing === 'both') return ['transfer-encoding: chunked', 'content-length: 3']
  return right
}

function chunked(bytes: Buffer): Buffer {
  const size = Buffer.from(`${bytes.length.toString(16)}\r\n`)
  return bytes.length === 0 ? Buffer.from('0\r\n\r\n') : Buffer.concat([size, bytes, Buffer.from('\r\n0\r\n\r\n')])
}

function encode(value: string): string {
  try {
    return encodeURIComponent(value)
  } catch {
    // Half a surrogate pair cannot be written so.
    return '%ed%a0%80'
  }
}
