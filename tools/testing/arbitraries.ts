/*
 * The texts and addresses of fast-check, value for value. To say whether its `binary` unit can spell a word,
 * fast-check first builds a map of all 1.1 million code points, in every process and also for `webPath`,
 * `webQueryParameters` and `webUrl`: a second of processor time or more, and 110 MB.
 */
import fc from 'fast-check'

const surrogates = { from: 0xd800, count: 0x800 }

/** Any code point, as the unit `binary` gives it. */
const codePoint = fc.nat(0x10ffff - surrogates.count).map(
  index => String.fromCodePoint(index < surrogates.from ? index : index + surrogates.count),
  text => {
    const code = typeof text === 'string' ? (text.codePointAt(0) ?? 0) : 0
    if (text !== String.fromCodePoint(code)) throw new Error('not one code point')
    return code < surrogates.from ? code : code - surrogates.count
  },
)

/** `fc.string({ unit: 'binary' })` */
export const anyText = (constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: codePoint })

function uriText(signs: string, size: fc.SizeForArbitrary = 'small'): fc.Arbitrary<string> {
  const escaped = anyText({ minLength: 1, maxLength: 1 }).map(
    sign => (encodeURIComponent(sign) === sign ? `%${sign.charCodeAt(0).toString(16)}` : encodeURIComponent(sign)),
    text => decodeURIComponent(String(text)),
  )
  const characters = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789${signs}`
  const plain = fc.mapToConstant({ num: characters.length, build: index => characters.charAt(index) })
  const unit = fc.oneof({ weight: 10, arbitrary: plain }, { weight: 1, arbitrary: escaped })
  return fc.string({ unit, size })
}

const segments = (size: fc.SizeForArbitrary, countSize: fc.SizeForArbitrary) =>
  fc.array(uriText("-._~!$&'()*+,;=:@", size), { size: countSize }).map(parts => parts.map(part => `/${part}`).join(''))

/** `fc.webPath()` */
export const anyPath = (): fc.Arbitrary<string> => fc.oneof(segments('small', 'xsmall'), segments('xsmall', 'small'))

/** `fc.webQueryParameters()` */
export const anyQuery = (): fc.Arbitrary<string> => uriText("-._~!$&'()*+,;=:@/?")

/** `fc.webUrl()` */
export const anyUrl = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), anyPath())
    .map(([scheme, authority, path]) => `${scheme}://${authority}${path}`)
