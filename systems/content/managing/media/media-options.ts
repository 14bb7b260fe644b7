import type { ContentDatabase } from '../../database/content-database.ts'
import type { Drawings } from '../../files/checking/pictures/drawn.ts'
import type { PictureCatalogue } from '../../files/pictures/picture-catalogue.ts'
import type { MediaStore } from '../../files/uploads/media-store.ts'
import type { UploadCatalogue } from '../../files/uploads/upload-catalogue.ts'

export type MediaOptions = {
  db: ContentDatabase
  store: MediaStore
  uploads: UploadCatalogue
  drawings: PictureCatalogue
  drawn: Drawings
  refresh: () => Promise<void>
}
