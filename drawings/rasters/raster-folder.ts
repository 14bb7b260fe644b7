import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '@agency/service-kit/files/write-whole.ts'
import type { Scene } from '../scenes/scene.ts'
import { drawRaster, type PictureFile, pictureFiles, pictureId } from './picture-files.ts'

/** A raster of a scene. `name` is its file in a folder of rasters: it changes with what the picture shows. */
export type Raster = { scene: Scene; file: PictureFile; name: string }

/** The raster that a file of a picture is. */
export function rasterOf(scene: Scene, id: string, file: PictureFile): Raster {
  return { scene, file, name: `${id}.${file.file}` }
}

/** Every raster of these scenes. Each scene is drawn once, for its id. */
export function rastersOf(scenes: readonly Scene[]): Raster[] {
  return scenes.flatMap(scene => {
    const id = pictureId(scene)
    const files = [...pictureFiles(scene).values()].filter(({ type }) => type === 'image/jpeg')
    return files.map(file => rasterOf(scene, id, file))
  })
}

/**
 * A raster from the folder, or else drawn now and left there for the next time.
 * @param onUnwritable What to do when it cannot be left there; it is thrown unless given.
 */
export async function readRaster(
  folder: string,
  { scene, file, name }: Raster,
  onUnwritable = (error: unknown): void => {
    throw error
  },
): Promise<Buffer> {
  const bytes = await readFile(join(folder, name)).catch(() => undefined)
  if (bytes) return bytes
  const drawn = await drawRaster(scene, file)
  await write(folder, name, drawn).catch(onUnwritable)
  return drawn
}

async function write(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeWhole(join(folder, name), content)
}

/** Those that are not in the folder yet. */
export async function missingRasters(folder: string, rasters: readonly Raster[]): Promise<Raster[]> {
  const names = new Set(await namesIn(folder))
  return rasters.filter(({ name }) => !names.has(name))
}

const ourName = /^[0-9a-f]{16}\.[\w-]+(\.share)?\.jpg/

/** Removes what no scene has any more, and drafts that were never finished. Other files are left alone. */
export async function removeOldRasters(folder: string, rasters: readonly Raster[]): Promise<void> {
  const wanted = new Set(rasters.map(({ name }) => name))
  const old = (await namesIn(folder)).filter(name => ourName.test(name) && !wanted.has(name))
  await Promise.all(old.map(name => rm(join(folder, name), { force: true })))
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
