import type { PictureCrop } from './picture-model.ts'

/** Pixels. `/img` refuses others. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const

export const logoHeight = 50

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]
export type PictureSize = ({ width: number; crop?: PictureCrop } | { height: typeof logoHeight }) & {
  format: PictureFormat
}

/**
 * @param src `/media//<id>/<file>`, `/media/<id>/<file>` or absolute. Drops a query, by which some systems resize: each
 * would be another file on our disk.
 * @param variant `svg` for a drawing; else a format with a width and a crop, or with the height of logos.
 */
export function pictureAddress(src: string, variant: 'svg' | PictureSize): string {
  const [path = ''] = src.split(/[?#]/, 1)
  const [, folder = '', file] = /^\/media(\/{1,2}[\w-]+)\/([\w-][\w.-]*)$/.exec(path) ?? []
  // Proxies merge double slashes, so an address with two slashes is marked by leaving out its first folder.
  const source = file
    ? `${folder.startsWith('//') ? folder.slice(2) : `media${folder}`}/${file}`
    : `~${toBase64Url(path)}`
  if (variant === 'svg') return `/img/svg/${source}`
  const size = 'height' in variant ? `h${variant.height}` : `${variant.width}${cropInAddress(variant.crop)}`
  return `/img/${size}.${variant.format}/${source}`
}

const cropInAddress = (crop: PictureCrop | undefined) =>
  crop ? `-${crop.left}-${crop.top}-${crop.right}-${crop.bottom}` : ''

export function pictureSourceSet(src: string, format: PictureFormat, crop?: PictureCrop): string {
  return pictureWidths
    .map(width => `${pictureAddress(src, { width, format, ...(crop && { crop }) })} ${width}w`)
    .join(', ')
}

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
