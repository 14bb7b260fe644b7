import type { UploadCatalogue } from '../../uploads/upload-catalogue.ts'
import type { PictureCatalogue } from '../picture-catalogue.ts'
import { isPoster, slugOf } from './picture-names.ts'

/** What a picture shows, in words, by its name in content; empty without a description, undefined for a picture that does not exist. */
export type PictureLibrary = (name: string) => string | undefined

/** The descriptions of our drawings, and of what editors brought. */
export const pictureLibrary =
  (drawings: Pick<PictureCatalogue, 'scene'>, uploads: Pick<UploadCatalogue, 'find'>): PictureLibrary =>
  name =>
    isPoster(name) ? drawings.scene(slugOf(name))?.alt : uploads.find(name)?.alt
