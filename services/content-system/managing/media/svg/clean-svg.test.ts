import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const svg = (inner: string, attributes = 'viewBox="0 0 20 10"') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
const rectangle = '<rect width="20" height="10" fill="#c00000"/>'
const clean = (text: string | Uint8Array) => cleanSvg(typeof text === 'string' ? Buffer.from(text) : text)
const colourOf = async (text: string) => (await sharp(Buffer.from(text)).stats()).dominant

test('a logo keeps its shapes, gradients and styles, and is large enough to be cut', async () => {
  const { text, leftOut } = await clean(
    svg(`<defs><style>.a{fill:url(#g)}</style><linearGradient id="g"><stop offset="0" stop-color="#c00000"/></linearGradient>
      <path id="p" d="M0 0h20v10H0z"/></defs><g class="a"><use xlink:href="#p"/></g><text x="1" y="5">Rimba &amp; co</text>`),
  )
  expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 20 10" width="1600" height="800">/)
  for (const part of ['.a{fill:url(#a1)}', '<linearGradient id="a1">', '<use href="#a2"/>', 'Rimba &amp; co'])
    expect(text).toContain(part)
  expect(await sharp(Buffer.from(text)).metadata()).toMatchObject({ width: 1600, height: 800 })
  expect((await colourOf(text)).r).toBeGreaterThan(150)
  expect(leftOut).toEqual([])
})

test.each([
  ['programs', '<script>alert(1)</script>', 'programs'],
  ['programs of events', '<g onload="alert(1)"><path d="M0 0" onclick="alert(1)"/></g>', 'programs'],
  [
    'foreign pages',
    '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><b>alert</b></body></foreignObject>',
    'pages within the drawing',
  ],
  ['links that run', '<a xlink:href="javascript:alert(1)"><path d="M0 0h1"/></a>', undefined],
  [
    'animations of links',
    '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/>',
    'movement',
  ],
  [
    'pictures elsewhere',
    '<image href="https://evil.example/alert.png" width="9" height="9"/>',
    'what lies in other files',
  ],
  [
    'drawings elsewhere',
    '<use href="https://evil.example/alert.svg#x"/><use href="data:image/svg+xml,alert"/>',
    'what lies in other files',
  ],
  [
    'colours from elsewhere',
    '<path d="M0 0h1" fill="url(https://evil.example/alert#x)" style="fill:url(//evil.example/alert)"/>',
    'what lies in other files',
  ],
  [
    'style sheets from elsewhere',
    '<style>@import "https://evil.example/alert.css";</style>',
    'what lies in other files',
  ],
  ['hidden addresses', '<style>.a{fill:u\\72l(https://evil.example/alert)}</style>', undefined],
  ['addresses in two halves', '<style>.a{fill:u/**/rl(//evil.example/alert)}</style>', 'what lies in other files'],
  [
    'a style sheet that ends itself',
    '<style>.a{fill:red}&lt;/style>&lt;script>alert(1)&lt;/script></style>',
    undefined,
  ],
  [
    'filters',
    '<filter id="f"><feImage href="https://evil.example/alert"/></filter><g filter="url(#f)"/>',
    'effects such as shadows and blur',
  ],
  ['fonts', '<style>@font-face{font-family:x;src:url(//evil.example/alert)}</style>', 'fonts of its own'],
  [
    'drawings in drawings',
    '<image href="data:image/svg+xml;base64,alert"/>',
    'embedded pictures that are no sound PNG or JPEG',
  ],
  ['what ends its own text', '<title/><script>alert(1)</script><title>x</title>', 'programs'],
])('%s are removed and reported', async (_, inner, words) => {
  const { text, leftOut } = await clean(svg(rectangle + inner))
  expect(text).toContain('fill="#c00000"')
  expect(text).not.toMatch(/alert|evil|javascript|<script|foreign|<image|<set|<animate|filter/i)
  expect(leftOut).toEqual(words === undefined ? [] : [words])
})

test('cleaning twice changes nothing more', async () => {
  const { text } = await clean(
    svg(`<style>#Ebene_1 .x{fill:url(#b)}</style><g id="Ebene_1" clip-path="url('#c')"><rect class="x" width="9" height="9"/></g>
    <clipPath id="c"><rect width="9" height="9"/></clipPath>${rectangle}<text>&lt;script&gt; "x"</text>`),
  )
  expect(text).toContain('&lt;script&gt;')
  expect((await clean(text)).text).toBe(text)
})

const gradient = (id: string) => `<linearGradient id="${id}"><stop offset="0" stop-color="#00c000"/></linearGradient>`

test.each([
  ['渐变_1', 'url(#渐变_1)'],
  ['未命名的渐变', 'url(#%E6%9C%AA%E5%91%BD%E5%90%8D%E7%9A%84%E6%B8%90%E5%8F%98)'],
  ['paint0_linear_1:194', 'url(#paint0_linear_1:194)'],
  ['grad.1', "url('#grad.1')"],
  ['a b', 'url(&quot;#a b&quot;)'],
  ['x-é', 'url( #x-\\e9 )'],
])('a colour named %s is kept', async (id, reference) => {
  const { text } = await clean(svg(`${gradient(id)}<rect width="20" height="10" fill="${reference}"/>`))
  expect((await colourOf(text)).g).toBeGreaterThan(150)
})

test.each([
  ['a comment with an at sign', '.st0{fill:#00c000}/* hello@studio.example */'],
  ['at-rules before and behind', '@charset "utf-8";@media print{.st0{fill:red}}.st0{fill:#00c000}@page{margin:0}'],
  ['an escaped class', '.s\\74 0{fill:#00c000}'],
  ['a comment of HTML', '<![CDATA[<!-- .st0{fill:#00c000} -->]]>'],
])('a style sheet with %s is kept', async (_, sheet) => {
  const { text } = await clean(svg(`<style>${sheet}</style><rect class="st0" width="20" height="10"/>`))
  expect((await colourOf(text)).g).toBeGreaterThan(150)
})

test.each([
  ['width="4in" height="2in"', '0 0 384 192'],
  ['width="100mm" height="5cm"', '0 0 377.953 188.976'],
  ['width="72pt" height="6pc"', '0 0 96 96'],
  ['width="100%" height="100%"', '0 0 300 150'],
  ['width="40"', '0 0 40 150'],
  ['width="4in" height="2in" viewBox="1 2 30 20"', '1 2 30 20'],
])('a size of %s gives the view box %s', async (size, box) => {
  expect((await clean(svg(rectangle, size))).text).toContain(`viewBox="${box}"`)
})

const word = '<text x="1" y="5">Café Zoë</text>'
const declared = (encoding: string) => svg(word + rectangle).replace('utf-8', encoding)
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each<[string, Uint8Array]>([
  ['UTF-8 with its mark', Buffer.from(`\ufeff${declared('utf-8')}`)],
  ['ISO-8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le')],
  ['UTF-16 the other way round', swapped(`\ufeff${declared('UTF-16')}`)],
  ['UTF-16 without its mark', Buffer.from(declared('UTF-16'), 'utf16le')],
  ['UTF-8 that calls itself UTF-16', Buffer.from(declared('UTF-16'))],
])('%s is read', async (_, file) => expect((await clean(file)).text).toContain('Café Zoë'))

const layers = (name: string, attribute: (id: string) => string) =>
  Array.from({ length: 27 }, (_, index) => {
    const used = attribute(`a${index}`)
    return `<${name} id="a${index + 1}"><rect width="9" height="9" ${used}/><rect width="9" height="9" ${used}/></${name}>`
  }).join('')
const manyUses = Array.from(
  { length: 27 },
  (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(2)}</g>`,
)
const first = '<g id="a0"><rect width="9" height="9"/></g>'

test.each([
  ['masks in masks', layers('mask', id => `mask="url(#${id})"`), /repeat/],
  ['clips in clips', layers('clipPath', id => `style="clip-path:url(#${id})"`), /repeat/],
  ['patterns in patterns', layers('pattern', id => `fill="url(#${id})"`), /repeat/],
  ['uses in uses', first + manyUses.join(''), /repeat/],
  ['what uses itself', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', /repeat/],
  [
    'masks by style sheet',
    `<style>.m{mask:url(#m)}</style><mask id="m">${rectangle.repeat(400)}</mask>${'<rect class="m" width="9" height="9"/>'.repeat(400)}`,
    /repeat/,
  ],
  [
    'a pattern that many inherit',
    `<pattern id="p" width="9" height="9">${rectangle.repeat(400)}</pattern><g fill="url(#p)">${rectangle.repeat(400)}</g>`,
    /repeat/,
  ],
  [
    'a marker at each of many points',
    `<marker id="m">${rectangle.repeat(20)}</marker><path marker-mid="url(#m)" d="M0 0${'h1v1'.repeat(9000)}"/>`,
    /repeat/,
  ],
  ['groups in groups', '<g>'.repeat(200) + '</g>'.repeat(200), /parts within one another/],
  ['very many parts', '<path/>'.repeat(30_000), /20,000 parts/],
  ['markup that does not end', '<g><path></g>', /cannot be read/],
  ['an entity that is not declared', '<text>&x;</text>', /cannot be read/],
])('%s are refused before drawing', async (_, inner, words) => {
  await expect(clean(svg(rectangle + inner))).rejects.toThrow(words)
})

test.each([
  ['nothing but a program', svg('<script>1</script>'), /consists of programs/],
  ['no size', svg(rectangle, ''), /how large/],
  ['a size beyond all measure', svg(rectangle, 'viewBox="0 0 1 1e300"'), /20 times/],
  ['a line', svg(rectangle, 'viewBox="0 0 220 10"'), /20 times/],
  ['no drawing', '<html><body>beach</body></html>', /not a drawing/],
  ['nothing', '<?xml version="1.0"?>', /cannot be read/],
])('%s is refused with its own message', async (_, text, words) => {
  await expect(clean(text)).rejects.toThrow(words)
})

test.each([
  ['entities in entities', '<!ENTITY a "&#38;b;"><!ENTITY b "x">'],
  ['entities with markup', '<!ENTITY a "<script/>">'],
  ['entities of other files', '<!ENTITY a SYSTEM "file:///etc/passwd">'],
])('%s are refused', async (_, declarations) => {
  const text = `<!DOCTYPE svg [${declarations}]>${svg(`${rectangle}<text>&a;</text>`).replace(/^.*\n/, '')}`
  await expect(clean(text)).rejects.toThrow(/cannot be read/)
})

test('an entity that repeats too often is refused', async () => {
  const text = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(900)}">]>${svg(`<text>${'&a;'.repeat(2000)}</text>`).replace(/^.*\n/, '')}`
  await expect(clean(text)).rejects.toThrow(/20,000 parts/)
})
