import { Picture } from '@agency/ui/pictures/picture.tsx'
import type { Picture as PictureModel } from '../../clients/content/readers/lenient-values.server.ts'

/** Two to four pictures of one offer, as a group with a name. */
export function Gallery({ pictures, title }: { pictures: PictureModel[]; title: string }) {
  if (pictures.length === 0) return null
  return (
    <section className="gallery" aria-label={`Pictures: ${title}`} data-pictures={pictures.length}>
      {pictures.map(picture => (
        <figure key={picture.src}>
          <Picture picture={picture} sizes="(min-width: 1000px) 400px, 50vw" />
          {picture.alt && <figcaption aria-hidden="true">{picture.alt}</figcaption>}
        </figure>
      ))}
    </section>
  )
}
