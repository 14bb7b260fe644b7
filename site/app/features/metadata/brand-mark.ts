import { isDrawing, pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import type { Brand } from '../site-settings/shell-model.server.ts'

/** Either may be missing. */
export type Marks = Partial<Pick<Brand, 'imageIcon' | 'imageLogo'>>

type BrandIcon = { src: string; type: string; sizes: string }

const width = 320
const neutral: BrandIcon = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }

/** The agency's icon, or its logo; a neutral one where the settings have neither. */
export function brandIcon({ imageIcon, imageLogo }: Marks): BrandIcon {
  const mark = imageIcon ?? imageLogo
  if (!mark) return neutral
  if (isDrawing(mark.src)) return { ...neutral, src: pictureAddress(mark.src, 'svg') }
  const sizes = `${width}x${Math.round((width * mark.height) / mark.width)}`
  return { src: pictureAddress(mark.src, { width, format: 'webp' }), type: 'image/webp', sizes }
}

/** For phones' home screens and social networks, which read neither SVG nor WebP. */
export function brandPhotograph({ imageIcon, imageLogo }: Marks): string | undefined {
  const mark = [imageIcon, imageLogo].find(one => one && !isDrawing(one.src))
  return mark && pictureAddress(mark.src, { width: 480, format: 'jpg' })
}

/** For search engines. Undefined where the settings have neither. */
export function brandLogo({ imageIcon, imageLogo }: Marks): string | undefined {
  const mark = imageLogo ?? imageIcon
  return mark && pictureAddress(mark.src, isDrawing(mark.src) ? 'svg' : { width: 480, format: 'jpg' })
}
