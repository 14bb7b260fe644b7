import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSvg } from './draw-svg.ts'

const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, attributes = 'viewBox="0 0 20 10"') => `<svg ${root} ${attributes}>${inner}</svg>`
const rectangle = '<rect width="20" height="10" fill="#00c000"/>'
const drawn = (text: string | Uint8Array) => drawSvg(Buffer.from(text as string))
const blue = async (format: 'png' | 'jpeg') => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0000c0' } }).toFormat(format)
  return `data:image/${format};base64,${(await picture.toBuffer()).toString('base64')}`
}

/** One drawing as each program writes it: all of it must be green, but for pictures, which are blue. */
const drawings: [string, string, ('g' | 'b')?][] = [
  [
    'Illustrator, which calls gradients by Chinese names',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="图层_1" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" ${root} x="0px" y="0px" viewBox="0 0 20 10" style="enable-background:new 0 0 20 10;" xml:space="preserve">
<style type="text/css">.st0{fill:url(#SVGID_1_);}/* mail@studio.example */</style>
<metadata><i:pgf>AAAA</i:pgf></metadata>
<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1"><i:pgfRef xlink:href="#pgf"/></foreignObject>
<g i:extraneous="self"><linearGradient id="未命名的渐变"><stop offset="0" style="stop-color:#00C000"/></linearGradient>
<linearGradient id="SVGID_1_" xlink:href="#未命名的渐变"/><rect class="st0" width="20" height="10"/></g></switch></svg>`,
  ],
  [
    'Figma, with a mask, a shadow and names with colons',
    `<svg width="20" height="10" viewBox="0 0 20 10" fill="none" ${root}>
<mask id="mask0_1:194" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="20" height="10"><rect width="20" height="10" fill="#D9D9D9"/></mask>
<g mask="url(#mask0_1:194)"><g filter="url(#filter0_d_1:194)"><rect width="20" height="10" fill="url(#paint0_linear_1:194)"/></g></g>
<defs><filter id="filter0_d_1:194"><feFlood flood-opacity="0"/><feGaussianBlur stdDeviation="2" result="shadow"/><feBlend in="SourceGraphic" in2="shadow"/></filter>
<linearGradient id="paint0_linear_1:194" gradientUnits="userSpaceOnUse"><stop stop-color="#00C000"/></linearGradient></defs></svg>`,
  ],
  [
    'Figma, with a picture that fills a shape',
    `<svg width="20" height="10" viewBox="0 0 20 10" fill="none" ${root}><rect width="20" height="10" fill="url(#pattern0)"/>
<defs><pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1:2" transform="scale(0.125)"/></pattern>
<image id="image0_1:2" width="8" height="8" preserveAspectRatio="none" xlink:href="PNG"/></defs></svg>`,
    'b',
  ],
  [
    'Sketch, with uses of what uses something itself',
    `<?xml version="1.0" encoding="UTF-8"?>
<svg width="20px" height="10px" viewBox="0 0 20 10" version="1.1" ${root}>
<title>Logo</title><desc>Created with Sketch.</desc>
<defs><rect id="path-1" width="10" height="10"/><g id="half.1"><use fill="#00C000" fill-rule="evenodd" xlink:href="#path-1"/></g></defs>
<g id="Page-1" stroke="none" fill="none" style="mix-blend-mode: multiply;"><use xlink:href="#half.1"/><use xlink:href="#half.1" x="10"/></g></svg>`,
  ],
  [
    'Inkscape, in millimetres, with markers and its own notes',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="100mm" height="50mm" viewBox="0 0 20 10" id="svg1" inkscape:version="1.3" sodipodi:docname="logo.svg"
 xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ${root} xmlns:svg="http://www.w3.org/2000/svg">
<sodipodi:namedview id="namedview1"/><defs id="defs1"><inkscape:path-effect effect="spiro" id="path-effect1"/>
<marker id="Arrow1" refX="0" refY="0" orient="auto" markerWidth="2" markerHeight="2"><path d="M0 0h1v1z" style="fill:#00c000"/></marker>
<linearGradient id="lg1"><stop style="stop-color:#00c000;stop-opacity:1" offset="0"/></linearGradient><linearGradient xlink:href="#lg1" id="lg2"/></defs>
<g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><svg:path style="fill:url(#lg2);stroke:none;marker-start:url(#Arrow1);-inkscape-stroke:none" d="M0 0H20V10H0Z" inkscape:original-d="M0 0"/></g></svg>`,
  ],
  [
    'CorelDRAW, with its styles in CDATA and a font of its own',
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW 2021 -->
<svg ${root} xml:space="preserve" width="200mm" height="100mm" version="1.1" style="shape-rendering:geometricPrecision; fill-rule:evenodd; clip-rule:evenodd"
 viewBox="0 0 20000 10000" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
<defs><font id="FontID0"><font-face font-family="Arial"/></font><style type="text/css"><![CDATA[
 @font-face { font-family:"Arial";src:url("#FontID0") format(svg)}
 .fil0 {fill:#00C000} .fnt0 {font-family:'Arial'}
 ]]></style></defs>
<g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><polygon class="fil0" points="0,0 20000,0 20000,10000 0,10000 "/></g></svg>`,
  ],
  [
    'a program that gives every element a prefix',
    '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><ns0:rect width="20" height="10" fill="#00c000"/></ns0:svg>',
  ],
  [
    'a program that puts a JPEG into an SVG',
    `<svg ${root} width="20" height="10"><image width="20" height="10" preserveAspectRatio="none" xlink:href="JPEG"/></svg>`,
    'b',
  ],
]

test.each(drawings)('a drawing of %s looks unchanged', async (_, text, colour = 'g') => {
  const file = text.replace('"PNG"', `"${await blue('png')}"`).replace('"JPEG"', `"${await blue('jpeg')}"`)
  const { channels } = await sharp(await drawn(file))
    .flatten({ background: '#fff' })
    .stats()
  const [red = 0, green = 0, blueness = 0] = channels.map(({ mean }) => mean)
  expect(red).toBeLessThan(12)
  expect(colour === 'g' ? blueness : green).toBeLessThan(12)
  expect(colour === 'g' ? green : blueness).toBeGreaterThan(170)
})

test.each([
  ['width="40" height="30"', 80, 60],
  ['width="4000" height="1000"', 2400, 600],
  ['viewBox="0 0 20 10"', 2400, 1200],
  ['width="100%" height="100%" viewBox="0 0 20 10"', 2400, 1200],
])('a drawing with %s becomes a transparent PNG of %i by %i pixels', async (size, width, height) => {
  const picture = sharp(await drawn(svg('<circle cx="5" cy="5" r="4"/>', size)))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width, height, hasAlpha: true })
  expect((await picture.stats()).isOpaque).toBe(false)
})

const declared = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>${svg('<style>.é{fill:#00c000}</style><rect class="é" width="20" height="10"/>')}`
test.each<[string, Uint8Array]>([
  ['UTF-8 with its mark', Buffer.from(`\ufeff${declared('utf-8')}`)],
  ['ISO-8859-1', Buffer.from(declared('ISO-8859-1'), 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le').swap16()],
  ['UTF-16 without its mark', Buffer.from(declared('UTF-16'), 'utf16le')],
  ['UTF-8 that calls itself UTF-16', Buffer.from(declared('UTF-16'))],
])('%s is read', async (_, file) => expect((await sharp(await drawn(file)).stats()).dominant.g).toBeGreaterThan(150))

const answerTo = (text: string) =>
  drawn(text).then(
    () => 'drawn',
    (error: Error) => error.message,
  )
const another = /names another file/
const nothing = /Nothing of this SVG can be drawn/
const evil = 'https://evil.example/alert'
test.each([
  ['a picture elsewhere', `<image href="${evil}.png" width="9" height="9"/>`, another],
  ['a picture of this machine', '<image xlink:href = "file:///etc/passwd" width="9" height="9"/>', another],
  ['a picture beside it', '<image href="x.png" width="9" height="9"/>', another],
  ['an address in references of characters', '<image href="&#104;ttps://evil.example/alert.png"/>', another],
  ['a drawing elsewhere', `<use href="${evil}.svg#x"/>`, another],
  [
    'a drawing in a drawing',
    '<use href="data:image/svg+xml,alert"/><image href="data:image/svg+xml;base64,alert"/>',
    another,
  ],
  ['a colour from elsewhere', `<path d="M0 0h1" fill="url( '${evil}#x')"/>`, another],
  ['a style from elsewhere', '<path d="M0 0h1" style="fill:url(&quot;//evil.example/alert&quot;)"/>', another],
  ['a style sheet from elsewhere', `<style>@import "${evil}.css";</style>`, another],
  ['a font from elsewhere', '<style>@font-face{font-family:x;src:url(//evil.example/alert)}</style>', another],
  ['a filter from elsewhere', `<filter id="f"><feImage href="${evil}"/></filter><g filter="url(#f)"/>`, another],
  ['a link that runs', '<a xlink:href="javascript:alert(1)"><path d="M0 0h1"/></a>', another],
  ['a program elsewhere', `<script src="${evil}.js"/>`, another],
  ['an XInclude', '<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="#a" parse="text"/>', another],
  ['nothing but a program', '<script>1</script>', nothing],
  ['a hidden address', '<style>.a{fill:u\\72l(https://evil.example/alert)}</style><g class="a"/>', nothing],
  ['an address in two halves', '<style>.a{fill:u/**/rl(//evil.example/alert)}</style><g class="a"/>', nothing],
  ['markup that does not end', '<g><path></g>', /cannot be read/],
  ['an entity that is not declared', '<text>&x;</text>', /cannot be read/],
  ['2 MB of text', `<text>${'x'.repeat(2 * 1024 * 1024)}</text>`, /larger than 2 MB/],
])('%s is refused with a message', async (_, inner, words) => {
  expect(await answerTo(svg(inner))).toMatch(words)
})

test.each<[string, string, RegExp]>([
  ['no drawing', '<html><body>beach</body></html>', /cannot be read/],
  ['nothing', '<?xml version="1.0"?>', /cannot be read/],
  ['a size beyond all measure', svg('<path/>', 'viewBox="0 0 1 1e300"'), /cannot be read|Nothing/],
  ['a style sheet beside it', `<?xml-stylesheet href="${evil}.css"?>${svg(rectangle)}`, another],
  ['a document type elsewhere', `<!DOCTYPE svg SYSTEM "${evil}.dtd">${svg(rectangle)}`, /entities/],
  ...['a "&#38;b;"><!ENTITY b "x"', 'a "<script/>"', 'a SYSTEM "file:///etc/passwd"', '% a "x"'].map(
    (entity): [string, string, RegExp] => [
      `the entity ${entity}`,
      `<!DOCTYPE svg [<!ENTITY ${entity}>]>${svg(rectangle)}`,
      /entities/,
    ],
  ),
])('%s is refused before drawing', async (_, text, words) => {
  expect(await answerTo(text)).toMatch(words)
})
