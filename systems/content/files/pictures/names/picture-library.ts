import type { UploadCatalogue } from '../../uploads/upload-catalogue.ts'
import type { PictureCatalogue } from '../picture-catalogue.ts'
import { isPoster, slugOf } from './picture-names.ts'

/** The description of a picture by its name in content; empty without one, undefined for a missing picture. */
export type PictureLibrary = (name: string) => string | undefined

export const pictureLibrary =
  (drawings: Pick<PictureCatalogue, 'scene'>, uploads: Pick<UploadCatalogue, 'find'>): PictureLibrary =>
  name =>
    isPoster(name) ? drawings.scene(slugOf(name))?.alt : uploads.find(name)?.alt
