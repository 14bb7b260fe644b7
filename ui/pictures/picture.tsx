import { PageStyle } from '../styles/page-style.tsx'
import { focusClasses } from './focus-classes.ts'
import { isDrawing, pictureAddress, pictureSourceSet } from './picture-address.ts'
import { type CropFrame, type PictureCrop, type PictureModel, sizeWithin } from './picture-model.ts'

type PictureProps = {
  picture: PictureModel | undefined
  sizes: string
  className?: string
  priority?: boolean
  /** Phones have a crop of their own for banners. */
  frame?: Exclude<CropFrame, 'phone'>
  /** For frames twice as wide as high: drawings have a version of that shape. */
  wide?: boolean
  /** Empties the alternative text, beside a title that says the same. */
  decorative?: boolean
}

export const onPhones = '(max-width: 767px)'

/** A frame of fixed shape: its colour is there at once, and nothing moves when the picture arrives. */
export function Picture({ picture, sizes, className = '', priority, frame = 'card', wide, decorative }: PictureProps) {
  if (!picture) return <div className={`picture picture--empty ${className}`} />
  const drawing = isDrawing(picture.src)
  const crop = drawing ? undefined : picture.crops?.[frame]
  const phoneCrop = frame === 'banner' ? picture.crops?.phone : undefined
  // A crop is centred; otherwise the focal point decides.
  const focus = crop || drawing ? undefined : focusClasses(picture.focus)
  const image = (
    <img
      className={['picture', crop ? 'picture--cropped' : focus, className].filter(Boolean).join(' ')}
      data-tint={picture.placeholder}
      src={
        drawing
          ? pictureAddress(picture.src, 'svg')
          : pictureAddress(picture.src, { width: 960, format: 'jpg', ...(crop && { crop }) })
      }
      alt={decorative ? '' : picture.alt}
      {...sizeWithin(picture, crop)}
      loading={priority ? undefined : 'lazy'}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )

  if (drawing && wide && picture.hero) {
    return (
      <picture>
        <source media="(min-width: 768px)" srcSet={pictureAddress(picture.hero, 'svg')} />
        {image}
      </picture>
    )
  }
  if (drawing) return image
  return (
    <picture>
      {focus && <PageStyle name="focus" />}
      {phoneCrop && <PictureSources src={picture.src} crop={phoneCrop} sizes="100vw" media={onPhones} />}
      <PictureSources src={picture.src} crop={crop} sizes={sizes} />
      {image}
    </picture>
  )
}

type PictureSourcesProps = {
  src: string
  crop: PictureCrop | undefined
  sizes: string
  media?: string
}

function PictureSources({ src, crop, sizes, media }: PictureSourcesProps) {
  return (
    <>
      <source type="image/avif" media={media} srcSet={pictureSourceSet(src, 'avif', crop)} sizes={sizes} />
      <source type="image/webp" media={media} srcSet={pictureSourceSet(src, 'webp', crop)} sizes={sizes} />
    </>
  )
}
