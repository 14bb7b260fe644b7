import { formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { isDrawing, pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import { proofWords } from '@agency/words/trust/proof/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { DetailPage } from './detail.server.ts'
import styles from './photographs.css?url'

/** Photographs in a row that scrolls sideways, each a link to the larger picture. */
export function Photographs({ photographs }: { photographs: DetailPage['photographs'] }) {
  if (photographs.length === 0) return null
  return (
    <section className="wrap photographs" aria-labelledby="photographs">
      <link rel="stylesheet" href={styles} />
      <h2 id="photographs">{proofWords().photographs}</h2>
      <ul>
        {photographs.map(({ picture, caption, credit, taken }) => (
          <li key={picture.src}>
            <a href={largerOf(picture.src)}>
              <Picture picture={picture} frame="photograph" sizes="(min-width: 640px) 360px, 78vw" />
              <b>{caption}</b>
              <small>{formatWords().row([credit, taken && formatMonth(taken)])}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const largerOf = (src: string) => pictureAddress(src, isDrawing(src) ? 'svg' : { width: 1600, format: 'jpg' })
