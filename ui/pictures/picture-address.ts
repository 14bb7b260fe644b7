import type { PictureCrop } from './picture-crop.ts'

/** Widths in which photographs are offered, in pixels. The `/img` route makes no others. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const

/** Height at which logos of partners are asked for, in pixels. */
export const logoHeight = 50

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]
export type PictureSize = ({ width: number; crop?: PictureCrop } | { height: typeof logoHeight }) & {
  format: PictureFormat
}

/**
 * The address under which this site serves a picture of the content system.
 * @param src As the content system gave it: `/media//<id>/<file>`, `/media/<id>/<file>` or absolute. A query, by which some systems cut and shrink, is
 *   left out: this site makes its own sizes, and every other query would be one more file on its disk.
 * @param variant `svg` serves a drawing as it is; otherwise a width, or the height of logos, a format, and what is cut off.
 */
export function pictureAddress(src: string, variant: 'svg' | PictureSize): string {
  const [path = ''] = src.split(/[?#]/, 1)
  const [, folder = '', file] = /^\/media(\/{1,2}[\w-]+)\/([\w-][\w.-]*)$/.exec(path) ?? []
  // Proxies fold doubled slashes, so an address that has them says so by leaving its first folder out.
  const source = file
    ? `${folder.startsWith('//') ? folder.slice(2) : `media${folder}`}/${file}`
    : `~${toBase64Url(path)}`
  if (variant === 'svg') return `/img/svg/${source}`
  const size = 'height' in variant ? `h${variant.height}` : `${variant.width}${cropInAddress(variant.crop)}`
  return `/img/${size}.${variant.format}/${source}`
}

const cropInAddress = (crop: PictureCrop | undefined) =>
  crop ? `-${crop.left}-${crop.top}-${crop.right}-${crop.bottom}` : ''

/** A photograph, or what a crop leaves of it, in every width, for the `srcset` of a picture. */
export function pictureSourceSet(src: string, format: PictureFormat, crop?: PictureCrop): string {
  return pictureWidths
    .map(width => `${pictureAddress(src, { width, format, ...(crop && { crop }) })} ${width}w`)
    .join(', ')
}

/** Whether a picture is a drawing that needs no other sizes. */
export function isDrawing(src: string): boolean {
  return /\.svg($|\?)/i.test(src)
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
