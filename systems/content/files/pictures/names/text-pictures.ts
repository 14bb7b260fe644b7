import { mediaScheme } from '@agency/contracts/manage/media.ts'
import type { PictureLibrary } from './picture-library.ts'
import { posterScheme } from './picture-names.ts'

/** `words` and `caption` are HTML, escaped. */
export type TextPicture = {
  /** `poster:<slug>`, `media/<id>` or any address. */
  name: string
  /** The alternative text here. */
  words: string
  caption: string
  /** Nothing else is in its paragraph. */
  isAlone: boolean
}

const picturePattern = /(<p>)?(<img\b[^<>]*>)(<\/p>)?/gi
/** Names that the text editor wrote formerly: `/media/<id>`, `/media/0/<slug>.svg`. */
const asShown = /^\/(?:(media\/[0-9a-f]{8}-[0-9a-f-]{27})|media\/0\/([a-z0-9-]+)\.svg)$/

export const picturesIn = (html: string): TextPicture[] =>
  [...html.matchAll(picturePattern)].map(([, opens, tag = '', closes]) => pictureOf(tag, Boolean(opens && closes)))

/** The alternative text as an HTML attribute: the text's own, else that of the picture library, else empty. */
export const descriptionOf = ({ name, words }: TextPicture, library: PictureLibrary): string =>
  words || escaped(library(name) ?? '')

/** A picture alone in its paragraph becomes a figure with its caption. @param show undefined removes the picture */
export function writePictures(html: string, show: (picture: TextPicture) => string | undefined): string {
  return html.replace(picturePattern, (whole, opens: string = '', tag: string, closes: string = '') => {
    const isAlone = opens !== '' && closes !== ''
    const picture = pictureOf(tag, isAlone)
    if (![posterScheme, mediaScheme].some(scheme => picture.name.startsWith(scheme))) return whole
    const image = show(picture)
    if (!isAlone) return opens + (image ?? '') + closes
    const caption = picture.caption && `<figcaption>${picture.caption}</figcaption>`
    return image === undefined ? '' : `<figure>${image}${caption}</figure>`
  })
}

function pictureOf(tag: string, isAlone: boolean): TextPicture {
  const written = attributeOf(tag, 'src')
  const [, upload, slug] = asShown.exec(written) ?? []
  const name = upload ?? (slug === undefined ? written : posterScheme + slug)
  return { name, words: attributeOf(tag, 'alt'), caption: attributeOf(tag, 'title'), isAlone }
}

const attributeOf = (tag: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').trim()

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
