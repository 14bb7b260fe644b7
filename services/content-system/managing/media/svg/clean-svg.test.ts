import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const svg = (inner: string, attributes = 'viewBox="0 0 20 10"') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
const rectangle = '<rect width="20" height="10" fill="#c00000"/>'

test('a logo keeps its shapes, gradients and styles, and is large enough to be cut', async () => {
  const cleaned = cleanSvg(
    svg(`<defs><style>.a{fill:url(#g)}</style><linearGradient id="g"><stop offset="0" stop-color="#c00000"/></linearGradient>
      <path id="p" d="M0 0h20v10H0z"/></defs><g class="a"><use xlink:href="#p"/></g><text x="1" y="5">Palms Kelana &amp; coamp; co</text>`),
  )
  expect(cleaned).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 20 10" width="1600" height="800">/)
  for (const part of ['.a{fill:url(#g)}', '<linearGradient id="g">', '<use href="#p">', 'Palms Kelana &amp; coamp; co'])
    expect(cleaned).toContain(part)
  const drawn = sharp(Buffer.from(cleaned ?? ''))
  expect(await drawn.metadata()).toMatchObject({ width: 1600, height: 800 })
  expect((await drawn.stats()).dominant.r).toBeGreaterThan(150)
})

test.each([
  ['programs', '<script>alert(1)</script>'],
  ['programs of events', '<g onload="alert(1)"><path d="M0 0" onclick="alert(1)"/></g>'],
  [
    'foreign pages',
    '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><b>alert</b></body></foreignObject>',
  ],
  ['links that run', '<a xlink:href="javascript:alert(1)"><path d="M0 0h1"/></a>'],
  [
    'animations of links',
    '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/>',
  ],
  ['pictures elsewhere', '<image href="https://evil.example/alert.png" width="9" height="9"/>'],
  ['drawings elsewhere', '<use href="https://evil.example/alert.svg#x"/><use href="data:image/svg+xml,alert"/>'],
  [
    'colours from elsewhere',
    '<path d="M0 0h1" fill="url(https://evil.example/alert#x)" style="background:url(//evil.example/alert)"/>',
  ],
  ['style sheets from elsewhere', '<style>@import "https://evil.example/alert.css";</style>'],
  ['hidden addresses', '<style>.a{fill:u\\72l(https://evil.example/alert)}</style>'],
  ['filters', '<filter id="f"><feImage href="https://evil.example/alert"/></filter>'],
  ['what ends its own text', '<title></title><script>alert(1)</script><title>x</title>'],
])('%s are left out', (_, inner) => {
  const cleaned = cleanSvg(svg(rectangle + inner))
  expect(cleaned).toContain('fill="#c00000"')
  expect(cleaned).not.toMatch(/alert|evil|javascript|script|foreign|<image|<set|<animate|<filter/i)
})

test('what is cleaned twice is as it was', () => {
  const once = cleanSvg(svg(`${rectangle}<text>&lt;script&gt; "x"</text>`)) ?? ''
  expect(once).toContain('&lt;script&gt;')
  expect(cleanSvg(once)).toBe(once)
})

const layers = Array.from({ length: 12 }, (_, index) => {
  const uses = `<use href="#a${index}"/>`.repeat(10)
  return `<g id="a${index + 1}">${uses}</g>`
})

test.each([
  ['entities within entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`],
  ['nothing but a program', svg('<script>1</script>')],
  ['no size', svg(rectangle, '')],
  ['a size beyond all measure', svg(rectangle, 'viewBox="0 0 1 1e300"')],
  ['a million parts', svg('<g>'.repeat(200) + rectangle)],
  ['no drawing', '<html><body>beach</body></html>'],
])('%s is refused', (_, text) => expect(cleanSvg(text)).toBeUndefined())

test('uses of uses, which would make millions of one, are left out', () => {
  const cleaned = cleanSvg(
    svg(`<defs><g id="a0">${rectangle}</g>${layers.join('')}</defs><use href="#a12"/>${rectangle}`),
  )
  expect(cleaned?.match(/<use/g)).toHaveLength(10)
})
