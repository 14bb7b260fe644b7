import { tonesOf } from '../colours/tones.ts'
import { foregrounds } from '../foregrounds/foregrounds.ts'
import { grounds } from '../grounds/grounds.ts'
import { drawSky } from '../grounds/sky.ts'
import { drawLandmark } from '../landmarks/landmark.ts'
import { bleed, type CropName, crops } from '../strokes/frame.ts'
import { random } from '../strokes/random.ts'
import { mirrored, repeat } from '../strokes/shapes.ts'
import type { Scene } from './scene.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Only the turned copy of a drawing made for the right edge. */
const turnedRound = (drawing: string): string => mirrored(600, drawing).slice(drawing.length)

/** Draws a scene as one SVG document, showing the given part of it. */
export function drawScene(scene: Scene, crop: CropName = 'card'): string {
  const tones = tonesOf(scene)
  const source = random(scene.seed)
  const sky = drawSky(tones, source)
  const ground = grounds[scene.ground]({ tones, random: source, sun: sky.sun })
  // The wide crop keeps its left half free for text, so everything near stands on the right there.
  const startsLeft = crop !== 'hero' && source.chance(0.45)
  const near = scene.foreground.map((name, index) => {
    const drawing = foregrounds[name]({ tones, random: random(scene.seed + index + 1) })
    const left = crop === 'hero' ? false : startsLeft !== (index === 1)
    return left ? turnedRound(drawing) : drawing
  })
  const landmark = drawLandmark(scene.landmark, tones.ink)
  const nearGround = landmark.drawsGround ? '' : ground.front
  const { x, y, width, height, shownWidth, shownHeight } = crops[crop]
  const grain = `<rect x="${bleed.left}" y="${bleed.top}" width="3200" height="1500" fill="url(#g)"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${shownWidth}" height="${shownHeight}">` +
    `<title>${escaped(scene.alt)}</title><defs>${grainPattern}</defs>${sky.svg}${ground.back}${landmark.svg}${nearGround}${near.join('')}${grain}</svg>\n`
  )
}

/** The picture's main colour as #rrggbb, nearly always the sky's, to stand in while the picture loads. */
export function placeholderColour(scene: Scene): string {
  const { sky, earth, ink } = tonesOf(scene)
  if (drawLandmark(scene.landmark, ink).underWater) return ink.water
  return scene.ground === 'interior' ? earth : (sky[1] as string)
}

/** Specks as zero-length strokes with round caps: far cheaper to draw on a phone than an feTurbulence filter. */
function specks(seed: number, count: number, colour: string, opacity: number): string {
  const { whole } = random(seed)
  const dots = repeat(count, () => `M${whole(2, 218)} ${whole(2, 218)}h0`)
  return `<path d="${dots}" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" opacity="${opacity}"/>`
}

/** The tile of the paper's grain; goes into <defs>. */
const grainPattern = `<pattern id="g" width="220" height="220" patternUnits="userSpaceOnUse">${specks(7, 110, '#2a1a10', 0.13)}${specks(11, 110, '#fff8e6', 0.2)}</pattern>`
