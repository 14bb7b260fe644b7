import { rasterOf, readRaster } from '@agency/posters/rasters/raster-folder.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { PictureFile } from './picture-catalogue.ts'

/** Reads a raster from the folder, or draws it at the first request. */
export type Rasters = (file: PictureFile) => Promise<Buffer>

/** A missing or read-only folder means drawing at each request. Draws one at a time; equal requests share a drawing. */
export function rastersIn(folder: string, log: Logger): Rasters {
  const underWay = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let isUnwritable = false

  const onUnwritable = (error: unknown): void => {
    if (!isUnwritable)
      log.warn({ err: error, folder }, 'pictures cannot be left in their folder; they are drawn each time')
    isUnwritable = true
  }

  return ({ scene, id, ...file }) => {
    const raster = rasterOf(scene, id, file)
    const shared = underWay.get(raster.name)
    if (shared) return shared
    const drawn = last.then(() => readRaster(folder, raster, onUnwritable))
    last = drawn.catch(() => undefined)
    underWay.set(raster.name, drawn)
    void last.then(() => underWay.delete(raster.name))
    return drawn
  }
}
