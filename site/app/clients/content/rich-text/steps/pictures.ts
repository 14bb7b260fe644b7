import { isDrawing, pictureAddress, pictureSourceSet } from '@agency/ui/pictures/picture-address.ts'
import { pictureAddressOf } from '../../readers/kinds/pictures.ts'
import { readAttributes, writeAttributes } from './attributes.ts'

/** How wide a picture in running text is. */
const sizes = '(min-width: 760px) 704px, 100vw'

/** The attributes of a picture with its address as the site fetches it; editors' tools put it into several places. */
export function imageAttributes({ src = '', ...attribs }: Record<string, string>): Record<string, string> {
  const late = attribs['data-src'] ?? attribs.srcset?.trim().split(/\s/)[0] ?? ''
  const written = src === '' || src.startsWith('data:') ? late : src
  return { ...attribs, src: pictureAddressOf(written) ?? written }
}

/**
 * Gives pictures in a text what all pictures of the site have: our own address, several sizes and formats, late loading.
 * @param onBroken Told of pictures without a source, which are left out.
 */
export function withPictureSizes(html: string, onBroken: (reason: string) => void): string {
  return html.replace(/<img([^>]*?)\s*\/?>/g, (_, given: string) => {
    const { src = '', alt = '', width, height } = readAttributes(given)
    const source = src.replaceAll('&amp;', '&')
    if (!pictureAddressOf(source)) {
      onBroken(source ? `a picture from ${source.slice(0, 80)} cannot be shown` : 'a picture has no source')
      return ''
    }
    const drawing = isDrawing(source)
    const attributes = writeAttributes({
      src: pictureAddress(source, drawing ? 'svg' : { width: 960, format: 'jpg' }),
      alt,
      width: pixels(width),
      height: pixels(height),
      loading: 'lazy',
      decoding: 'async',
    })
    const image = `<img${attributes}>`
    if (drawing) return image
    const sources = (['avif', 'webp'] as const).map(
      format => `<source type="image/${format}" srcset="${pictureSourceSet(source, format)}" sizes="${sizes}">`,
    )
    return `<picture>${sources.join('')}${image}</picture>`
  })
}

function pixels(value: string | undefined): string | undefined {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? value : undefined
}
