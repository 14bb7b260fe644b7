import { isDrawing, pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import type { Picture } from '../../clients/content/readers/lenient-values.server.ts'

export type ShareImage = { url: string; alt: string; size?: { width: number; height: number } }

/** Share cuts have this size; networks that know it need not fetch the picture first. */
const shareSize = { width: 1200, height: 630 }

/** The share cut, or the picture itself. Networks do not show drawings, so a drawing gives none. */
export function shareImage(picture: Picture | undefined, siteUrl: string): ShareImage | undefined {
  const src = picture?.share ?? picture?.src
  if (!picture || !src || isDrawing(src)) return undefined
  const url = siteUrl + pictureAddress(src, { width: 1280, format: 'jpg' })
  return { url, alt: picture.alt, ...(picture.share && { size: shareSize }) }
}
