import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const blue = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#0000c0' } })
    .toFormat(format)
    .toBuffer()
const dataOf = async (format: 'png' | 'jpeg') =>
  `data:image/${format};base64,${(await blue(format)).toString('base64')}`
const root = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** One drawing as each program writes it: all of it must be green, but for pictures, which are blue. */
const drawings: [string, string, string[], ('g' | 'b')?][] = [
  [
    'Illustrator, which keeps its own data and calls gradients by Chinese names',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="图层_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" ${root} x="0px" y="0px" viewBox="0 0 20 10" style="enable-background:new 0 0 20 10;" xml:space="preserve">
<style type="text/css">.st0{fill:url(#SVGID_1_);}/* mail@studio.example */</style>
<metadata><i:pgf>AAAA</i:pgf></metadata>
<switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef xlink:href="#pgf"/></foreignObject>
<g i:extraneous="self"><linearGradient id="未命名的渐变"><stop offset="0" style="stop-color:#00C000"/></linearGradient>
<linearGradient id="SVGID_1_" xlink:href="#未命名的渐变"/><rect class="st0" width="20" height="10"/></g></switch></svg>`,
    [],
  ],
  [
    'Figma, with a mask, a shadow and names with colons',
    `<svg width="20" height="10" viewBox="0 0 20 10" fill="none" ${root}>
<mask id="mask0_1:194" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="20" height="10"><rect width="20" height="10" fill="#D9D9D9"/></mask>
<g mask="url(#mask0_1:194)"><g filter="url(#filter0_d_1:194)"><rect width="20" height="10" fill="url(#paint0_linear_1:194)"/></g></g>
<defs><filter id="filter0_d_1:194"><feFlood flood-opacity="0"/><feGaussianBlur stdDeviation="2"/></filter>
<linearGradient id="paint0_linear_1:194" gradientUnits="userSpaceOnUse"><stop stop-color="#00C000"/></linearGradient></defs></svg>`,
    ['effects such as shadows and blur'],
  ],
  [
    'Figma, with a picture that fills a shape',
    `<svg width="20" height="10" viewBox="0 0 20 10" fill="none" ${root}><rect width="20" height="10" fill="url(#pattern0)"/>
<defs><pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1:2" transform="scale(0.125)"/></pattern>
<image id="image0_1:2" width="8" height="8" preserveAspectRatio="none" xlink:href="PNG"/></defs></svg>`,
    [],
    'b',
  ],
  [
    'Sketch, with uses of what uses something itself',
    `<?xml version="1.0" encoding="UTF-8"?>
<svg width="20px" height="10px" viewBox="0 0 20 10" version="1.1" ${root}>
<title>Logo</title><desc>Created with Sketch.</desc>
<defs><rect id="path-1" width="10" height="10"/><g id="half.1"><use fill="#00C000" fill-rule="evenodd" xlink:href="#path-1"/></g></defs>
<g id="Page-1" stroke="none" fill="none" style="mix-blend-mode: multiply;"><use xlink:href="#half.1"/><use xlink:href="#half.1" x="10"/></g></svg>`,
    [],
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
    [],
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
    ['fonts of its own'],
  ],
  [
    'a program that gives every element a prefix',
    '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><ns0:rect width="20" height="10" fill="#00c000"/></ns0:svg>',
    [],
  ],
  [
    'a program that puts a JPEG into an SVG',
    `<svg ${root} width="20" height="10"><image width="20" height="10" preserveAspectRatio="none" xlink:href="JPEG"/></svg>`,
    [],
    'b',
  ],
]

test.each(drawings)('a drawing of %s looks unchanged', async (_, text, words, colour = 'g') => {
  const file = text.replace('"PNG"', `"${await dataOf('png')}"`).replace('"JPEG"', `"${await dataOf('jpeg')}"`)
  const cleaned = await cleanSvg(Buffer.from(file))
  expect(cleaned.leftOut).toEqual(words)
  const { channels } = await sharp(Buffer.from(cleaned.text)).flatten({ background: '#fff' }).stats()
  const [red, green, blueness] = channels.map(({ mean }) => mean)
  expect({ red, other: colour === 'g' ? blueness : green }).toEqual({
    red: expect.closeTo(0, -1.3),
    other: expect.closeTo(0, -1.3),
  })
  expect(colour === 'g' ? green : blueness).toBeGreaterThan(170)
})

test('a picture within a drawing is re-encoded, and data appended to it is dropped', async () => {
  const hiding = Buffer.concat([await blue('png'), Buffer.from('<script>alert(1)</script>')]).toString('base64')
  const { text } = await cleanSvg(
    Buffer.from(
      `<svg ${root} viewBox="0 0 20 10"><image width="20" height="10" href="data:image/png;base64,${hiding}"/></svg>`,
    ),
  )
  const [, kept = ''] = /base64,([^"]+)"/.exec(text) ?? []
  expect(Buffer.from(kept, 'base64').toString('latin1')).not.toContain('script')
  expect((await sharp(Buffer.from(kept, 'base64')).stats()).dominant.b).toBeGreaterThan(150)
})
