import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const mediaSchema = z.array(
  z.object({
    slug: z.string(),
    alt: z.string(),
    placeholder: z.string().optional(),
    files: z.array(
      z.object({ file: z.string(), width: z.number(), height: z.number(), bytes: z.number(), type: z.string() }),
    ),
  }),
)

export type PictureFile = { file: string; width: number; height: number; type: string; id: string }

/** One picture with its crops and rasters. `id` follows from what it shows. */
export type Picture = { slug: string; id: string; alt: string; placeholder?: string; files: Map<string, PictureFile> }

/** All pictures by slug, and their files by name. */
export type PictureCatalogue = { folder: string; pictures: Map<string, Picture>; files: Map<string, PictureFile> }

/** The catalogue that `media.json` in the media folder describes; empty if there is none. */
export function readPictures(folder: string): PictureCatalogue {
  const catalogue: PictureCatalogue = { folder, pictures: new Map(), files: new Map() }
  const list = join(folder, 'media.json')
  if (!existsSync(list)) return catalogue
  for (const { slug, alt, placeholder, files } of mediaSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const id = contentId(folder, files)
    const named = files.map(({ bytes: _, ...file }) => ({ ...file, id }))
    catalogue.pictures.set(slug, {
      slug,
      id,
      alt,
      placeholder,
      files: new Map(named.map(file => [suffix(file.file, slug), file])),
    })
    for (const file of named) catalogue.files.set(file.file, file)
  }
  return catalogue
}

/** What comes after the slug in a file's name: `.svg`, `.hero.svg`, `.share.jpg`. */
const suffix = (file: string, slug: string): string => file.slice(slug.length)

/** Follows from the drawings themselves and the sizes of their rasters, which are too large to read at every start. */
function contentId(folder: string, files: { file: string; bytes: number }[]): string {
  const hash = createHash('sha256').update(JSON.stringify(files))
  for (const { file } of files) {
    const path = join(folder, file)
    if (file.endsWith('.svg') && existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}
