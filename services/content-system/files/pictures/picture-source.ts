import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { type PictureCatalogue, readPictures } from './picture-catalogue.ts'
import { withPictures } from './picture-values.ts'

/** The pictures of a media folder, read again when its list changes. `base` is put before their addresses. */
export function pictureSource(folder: string, base: string, log: Logger) {
  let catalogue: PictureCatalogue = { folder, pictures: new Map(), files: new Map() }
  let readAt = -1

  /** Reads the list again if it changed. True if it did. */
  const refresh = (): boolean => {
    const changedAt = statSync(join(folder, 'media.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === readAt) return false
    readAt = changedAt
    try {
      catalogue = readPictures(folder)
      log.info({ pictures: catalogue.pictures.size }, 'pictures read')
    } catch (error) {
      log.error({ err: error }, 'the list of pictures cannot be read')
    }
    return true
  }
  refresh()

  return {
    catalogue: () => catalogue,
    present: (properties: Record<string, unknown>) => withPictures(properties, catalogue, base),
    refresh,
  }
}
