import { Picture } from '@agency/ui/pictures/picture.tsx'
import { sitePageWords } from '@agency/words/pages/site/words.ts'
import type { Picture as PictureModel } from '../../clients/content/readers/lenient-values.server.ts'
import styles from './gallery.css?url'

type GalleryPicture = PictureModel & { caption?: string }

/** A picture without a caption shows its alternative text. */
export function Gallery({ pictures, title }: { pictures: GalleryPicture[]; title: string }) {
  if (pictures.length === 0) return null
  return (
    <section className="gallery" aria-label={sitePageWords().pictures(title)}>
      <link rel="stylesheet" href={styles} />
      {pictures.map(picture => (
        <figure key={picture.src}>
          <Picture picture={picture} sizes="(min-width: 1000px) 400px, 50vw" />
          {picture.caption ? (
            <figcaption>{picture.caption}</figcaption>
          ) : (
            picture.alt && <figcaption aria-hidden="true">{picture.alt}</figcaption>
          )}
        </figure>
      ))}
    </section>
  )
}
