import fc from 'fast-check'

/** Every address that is more than a page of content, and a few that are. */
const entries = [
  ...[
    '/',
    '/blog',
    '/faq',
    '/ground-package',
    '/ground-package/langkawi-island-escape',
    '/holidays-in-penang',
    '/nope',
  ],
  ...['/blog/search', '/blog/search/x', '/blog/categories/x', '/blog/tags/x', '/blog/feed.xml', '/blog/feed.json'],
  ...['/faq/x', '/faq-details', '/faq-details/x', '/account', '/contactus', '/group-flight-request-form'],
  ...['/request-change-form', '/visa-request-form', '/transfer-request-form', '/contactthanks', '/newsletter'],
  ...['/newsletter/confirm', '/newsletter/unsubscribe', '/sitemap.xml', '/sitemaps/pages.xml', '/robots.txt'],
  ...['/manifest.webmanifest', '/.well-known/security.txt', '/search/flights', '/search/hotels', '/search/packages'],
  ...['/search/cars', '/search/holidays', '/airports', '/preview', '/search', '/search/suggestions', '/Login'],
  ...['/AgentLogin', '/account/me', '/account/balances', '/account/captcha', '/account/agent-verification'],
  ...['/account/check-email', '/account/check-phone', '/account/google', '/account/facebook', '/hooks/content'],
  ...['/umbraco/Surface/HomePage/GetMenus', '/umbraco/surface/homepage/newssubcribe', '/vitals', '/healthz', '/readyz'],
  ...[
    '/umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect',
    '/img/w640/avif/media/1044/x.jpg',
    '/img/x',
    '/assets/x',
  ],
]

const names = [
  ...['q', 'page', 'pageSize', 'sort', 'month', 'token', 'about', 'status', 'error', 'term', 'category', 'tag', 'from'],
  ...['to', 'key', 'until', 'signature', 'destinationUrl', 'utm_source', 'typing', 'email', 'consent', 'view', 'name'],
  ...[
    'phone',
    'message',
    'depart',
    'return',
    'adults',
    'children',
    'infants',
    'cabin',
    'trip',
    '__proto__',
    'constructor',
  ],
]

const nasty = fc.constantFrom(
  ...[
    '',
    '%',
    '%00',
    '%ff',
    '%c0%af',
    '..',
    '../../etc/passwd',
    '..%2f..%2f',
    '\\',
    '//',
    '///evil.example',
    ';',
    '?',
    '#',
  ],
  ...[
    '\u0000',
    '\u202e',
    '\ufeff',
    '\ud800',
    '𝕏',
    'İ',
    '＜script＞',
    '<script>alert(1)</script>',
    '"><svg onload=1>',
    "' OR 1=1 --",
  ],
  ...[
    '#{7*7}',
    '{{7*7}}',
    '[]',
    '[object Object]',
    '-1',
    '0',
    '1e309',
    'NaN',
    '9007199254740993',
    '2027-02-30',
    'true',
    'null',
  ],
  ...['a'.repeat(3000), '%41'.repeat(800), '/'.repeat(500), '/..'.repeat(200), 'x=1&'.repeat(300)],
)
const text = fc.oneof(
  nasty,
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('x', '1', 'x@y.zz'),
)

/** Percent-encoded as a form does, or left as it is. */
const written = fc.tuple(text, fc.boolean()).map(([value, encoded]) => (encoded ? encode(value) : value))
const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), written), written)
const pairs = fc.array(pair, { maxLength: 6 }).map(list => list.map(([name, value]) => `${name}=${value}`).join('&'))

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...entries) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...entries), written).map(([entry, end]) => `${entry}/${end}`) },
  { weight: 1, arbitrary: written.map(value => `/${value}`) },
  { weight: 1, arbitrary: fc.constantFrom('*', 'http://evil.example/', '//evil.example', '/\\evil.example', '', '/%') },
)

const method = fc.oneof(
  { weight: 16, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD') },
  { weight: 2, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY') },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
)

const headerName = fc.oneof(
  fc.constantFrom(
    ...[
      'cookie',
      'accept',
      'accept-encoding',
      'accept-language',
      'if-none-match',
      'if-modified-since',
      'range',
      'origin',
    ],
    ...['referer', 'sec-fetch-site', 'content-type', 'x-request-id', 'x-signature', 'x-timestamp', 'forwarded', 'host'],
    ...[
      'traceparent',
      'tracestate',
      'authorization',
      'user-agent',
      'upgrade',
      'te',
      'save-data',
      'sec-gpc',
      'expect',
      'dnt',
    ],
    ...['x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'cache-control', 'baggage'],
  ),
  fc.string({ maxLength: 15 }),
)
const headerValue = fc.oneof(
  text,
  fc.constantFrom(
    ...[
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
    ],
    ...[
      'text/html',
      'br, gzip;q=0',
      '*;q=2',
      'identity;q=0',
      'same-origin',
      'cross-site',
      'null',
      'bytes=0-1',
      'W/"x"',
      '"x", *',
    ],
    ...[
      'session=',
      'session=a.b.c.d.e',
      `session=${'e'.repeat(4000)}`,
      'session=%',
      'a=b; session=eyJhbGciOiJkaXIifQ..a.b.c',
    ],
    ...['100-continue', 'h2c', 'websocket', 'localhost', '[::1', 'evil.example:99999', 'a b', '00-ff-ff-01'],
  ),
)
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
