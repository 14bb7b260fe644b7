import { isDrawing, pictureAddress, pictureSourceSet } from '@agency/ui/pictures/picture-address.ts'
import type { Element, Root } from 'hast'
import { pictureAddressOf } from '../../readers/kinds/pictures.ts'
import { reportHostOf } from '../../readers/reading.server.ts'
import { attributesOf, eachElement, element, smallScheme } from './tree.ts'

const sizes = '(min-width: 760px) 704px, 100vw'

/** Editors' tools put a picture's address into several attributes. */
export function imageAttributes({ src = '', ...attribs }: Record<string, string>): Record<string, string> {
  const late = attribs['data-src'] ?? attribs.srcset?.trim().split(/\s/)[0] ?? ''
  const written = src === '' || src.startsWith('data:') ? late : src
  return { ...attribs, src: smallScheme(pictureAddressOf(written) ?? written) }
}

/** Gives pictures our own address, several sizes and formats, and lazy loading; drops those without a source. */
export function sizePictures(tree: Root, onBroken: (reason: string) => void): void {
  eachElement(tree, image => {
    if (image.tagName !== 'img') return undefined
    const picture = pictureOf(image)
    const { src } = attributesOf(image)
    if (!picture) onBroken(src ? `a picture from ${src.slice(0, 80)} cannot be shown` : 'a picture has no source')
    return picture ? [picture] : []
  })
}

function pictureOf(parsed: Element): Element | undefined {
  const { src = '', alt = '', width, height } = attributesOf(parsed)
  if (!pictureAddressOf(src)) return undefined
  reportHostOf(src)
  const drawing = isDrawing(src)
  const image = element('img', {
    src: pictureAddress(src, drawing ? 'svg' : { width: 960, format: 'jpg' }),
    alt,
    width: pixels(width),
    height: pixels(height),
    loading: 'lazy',
    decoding: 'async',
  })
  if (drawing) return image
  const sources = (['avif', 'webp'] as const).map(format =>
    element('source', { type: `image/${format}`, srcSet: pictureSourceSet(src, format), sizes }),
  )
  return element('picture', {}, ...sources, image)
}

function pixels(value: string | undefined): string | undefined {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? value : undefined
}
