import { pictureSourceSet } from './picture-address.ts'
import type { PictureCrop } from './picture-crop.ts'

type PictureSourcesProps = {
  src: string
  crop: PictureCrop | undefined
  sizes: string
  /** Where these come before others. */
  media?: string
}

/** A photograph, or a part of it, in the formats that browsers choose from. */
export function PictureSources({ src, crop, sizes, media }: PictureSourcesProps) {
  return (
    <>
      <source type="image/avif" media={media} srcSet={pictureSourceSet(src, 'avif', crop)} sizes={sizes} />
      <source type="image/webp" media={media} srcSet={pictureSourceSet(src, 'webp', crop)} sizes={sizes} />
    </>
  )
}
