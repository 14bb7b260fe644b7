import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isPoster } from './names/picture-names.ts'
import files from './photographs.json' with { type: 'json' }
import { isRecord } from './picture-values.ts'

export type Photograph = {
  path: string
  bytes: Buffer
  alt: string
  width: number
  height: number
  /** The part that must stay visible: shares of width and height, from the top left. */
  focalPoint: { left: number; top: number }
}

const posterInText = /<img src="(poster:[a-z0-9-]+)"[^>]*>/g

/** Out of copyright, each in a package of its own; tall, wide and square, with grain. @throws without those packages */
export function readPhotographs(): Photograph[] {
  return files.map(({ name, file, ...about }) => {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    return { path: `/media//${id}/${name}.jpg`, bytes, ...about }
  })
}

/** Replaces drawings, so that crops, focal points and contrast can be seen with pixels; a name always gets the same one. */
export function withPhotographs(
  properties: Record<string, unknown>,
  photographs: readonly Photograph[],
): Record<string, unknown> {
  const photograph = (name: string) => photographOf(name, photographs)
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown)
    if (isRecord(value)) return withPhotographs(value, photographs)
    if (isPoster(value)) return cropperValue(photograph(value))
    return typeof value === 'string' ? value.replace(posterInText, (_, name) => imageOf(photograph(name))) : value
  }
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, shown(value)]))
}

const imageOf = ({ path, alt, width, height }: Photograph) =>
  `<img src="${path}" alt="${alt}" width="${width}" height="${height}">`

function photographOf(name: string, photographs: readonly Photograph[]): Photograph {
  const number = createHash('sha256').update(name).digest().readUInt32BE()
  return photographs[number % photographs.length] as Photograph
}

function cropperValue({ path, alt, width, height, focalPoint }: Photograph) {
  return { src: path, alt, width, height, focalPoint, crops: [] }
}
