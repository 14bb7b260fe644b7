/**
 * Shows pictures side by side, for comparing them while drawing:
 *   node drawings/contact-sheet.ts sheet.png [--width 400] [--crop card] petronas-towers penang-bridge,sea,dusk,coral,boats
 * Each name is a scene's slug, or a landmark with the ground, light, palette and foregrounds to try it in.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { palettes } from './colours/palettes.ts'
import { foregrounds } from './foregrounds/foregrounds.ts'
import { grounds } from './grounds/grounds.ts'
import { drawScene } from './scenes/draw-scene.ts'
import type { Scene } from './scenes/scene.ts'
import { scenes } from './scenes/scenes.ts'
import { type CropName, crops } from './strokes/frame.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '400' },
    crop: { type: 'string', default: 'card' },
    columns: { type: 'string', default: '3' },
  },
})
const [file, ...names] = positionals
if (!file) throw new Error('Name the PNG file to write, then the scenes or landmarks to show.')

function sceneOf(name: string, index: number): Scene {
  const namedScene = scenes.find(scene => scene.slug === name)
  if (namedScene) return namedScene
  const [landmark, ...words] = name.split(',')
  const find = <T extends string>(from: object): T[] => words.filter((one): one is T => one in from)
  const lights = { dawn: 1, noon: 1, dusk: 1, night: 1 }
  return {
    slug: name,
    alt: name,
    landmark: landmark as Scene['landmark'],
    light: find<Scene['light']>(lights)[0] ?? 'noon',
    ground: find<Scene['ground']>(grounds)[0] ?? 'hills',
    palette: find<Scene['palette']>(palettes).at(-1) ?? 'lagoon',
    foreground: words.filter((one): one is Scene['foreground'][number] => one in foregrounds),
    seed: index + 1,
  }
}

const crop = values.crop as CropName
const width = Number(values.width)
const height = Math.round((width * crops[crop].height) / crops[crop].width)
const columns = Math.min(Number(values.columns), names.length)
const gap = 8
const tiles = await Promise.all(
  names.map(async (name, index) => ({
    input: await sharp(Buffer.from(drawScene(sceneOf(name, index), crop)))
      .resize(width, height)
      .png()
      .toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  })),
)
const rows = Math.ceil(names.length / columns)
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + rows * (height + gap),
    channels: 3,
    background: '#fcf8f1',
  },
})
  .composite(tiles)
  .png()
  .toFile(file)
