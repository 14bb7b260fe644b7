import { createHash } from 'node:crypto'
import type Sharp from 'sharp'
import { drawScene } from '../scenes/draw-scene.ts'
import type { Scene } from '../scenes/scene.ts'
import { type CropName, crops } from '../strokes/frame.ts'

/** One file of a picture: a drawing, or a raster of one. Sizes are pixels. */
export type PictureFile = {
  /** `penang.hero.svg` */
  file: string
  crop: CropName
  type: 'image/svg+xml' | 'image/jpeg'
  width: number
  height: number
}

const drawing = (crop: CropName) => {
  const { shownWidth: width, shownHeight: height } = crops[crop]
  return { crop, type: 'image/svg+xml', width, height } as const
}

/** What every picture has, by the end of the file's name: pages show the drawings, feeds and share cards the rasters. */
const endings = {
  '.svg': drawing('card'),
  '.hero.svg': drawing('hero'),
  '.portrait.svg': drawing('portrait'),
  '.jpg': { crop: 'card', type: 'image/jpeg', width: 1600, height: 1200 },
  '.share.jpg': { crop: 'share', type: 'image/jpeg', width: 1200, height: 630 },
} as const

export type Ending = keyof typeof endings

/** The files of a scene's picture, by the end of their names. Nothing is drawn for this. */
export function pictureFiles({ slug }: Scene): Map<Ending, PictureFile> {
  const all = Object.entries(endings) as [Ending, Omit<PictureFile, 'file'>][]
  return new Map(all.map(([ending, what]) => [ending, { file: `${slug}${ending}`, ...what }]))
}

/** Part of every id: raise it when crops, sizes or the rasters' quality change. */
const recipe = 2

const ids = new WeakMap<Scene, string>()

/**
 * Follows from what the picture shows, so that an address with it can be cached for ever: 16 hexadecimal digits. The
 * first time, the scene is drawn for it.
 */
export function pictureId(scene: Scene): string {
  const cached = ids.get(scene)
  if (cached) return cached
  const id = createHash('sha256')
    .update(`${recipe}\n${drawScene(scene)}`)
    .digest('hex')
    .slice(0, 16)
  ids.set(scene, id)
  return id
}

let library: Promise<typeof Sharp> | undefined

/** Loaded for the first raster: who only wants drawings does without it. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // Each raster on one thread: what asks for several at once has them on several.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Draws a raster as a JPEG: about a third of a second of one core. */
export async function drawRaster(scene: Scene, { crop, width, height }: PictureFile): Promise<Buffer> {
  library ??= loadSharp()
  const sharp = await library
  return sharp(Buffer.from(drawScene(scene, crop)), { density: (72 * width) / crops[crop].shownWidth })
    .resize(width, height)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
