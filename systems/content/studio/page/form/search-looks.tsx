import { thumbnailOf } from '../../calls/media.ts'
import type { Source } from '../../calls/shapes.ts'
import { words } from '../../words/words.ts'

type SearchLooksProps = { source: Source; name: string; address: string | null }

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** As search engines and shared links show it. */
export function SearchLooks({ source, name, address }: SearchLooksProps) {
  const title = textIn(source.metaTitle) ?? textIn(source.title) ?? name
  const description = textIn(source.metaDescription) ?? words.looks.noDescription
  const picture = textIn(source.image)
  return (
    <div className="looks">
      <figure>
        <figcaption>{words.looks.search}</figcaption>
        <div className="looks__search">
          <span>{address ?? ''}</span>
          <b>{title}</b>
          <p>{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption>{words.looks.share}</figcaption>
        <div className="looks__card">
          {picture && <img src={thumbnailOf(picture)} alt="" />}
          <b>{title}</b>
          <p>{description}</p>
        </div>
      </figure>
    </div>
  )
}
