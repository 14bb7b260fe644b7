import { rasterOf, readRaster } from '@agency/posters/rasters/raster-folder.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { PictureFile } from './picture-catalogue.ts'

/** Gives a raster: from the folder, or drawn for who asks first. */
export type Rasters = (file: PictureFile) => Promise<Buffer>

/**
 * Rasters of a folder that need not be there nor be writable: then each is drawn whenever it is asked for. One is drawn
 * at a time, however many are requested; requests for the same one share its drawing.
 */
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
