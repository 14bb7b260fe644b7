import type { ContentDatabase } from '../../database/content-database.ts'
import type { Subjects } from '../../files/checking/pictures/subjects.ts'
import type { PictureCatalogue } from '../../files/pictures/picture-catalogue.ts'
import type { MediaStore } from '../../files/uploads/media-store.ts'
import type { UploadCatalogue } from '../../files/uploads/upload-catalogue.ts'

/** What the calls around pictures work with. */
export type MediaOptions = {
  db: ContentDatabase
  store: MediaStore
  uploads: UploadCatalogue
  drawings: PictureCatalogue
  /** What each drawing shows, by its slug. */
  drawn: Subjects
  /** Brings the uploads and the tree up to date. */
  refresh: () => Promise<void>
}
