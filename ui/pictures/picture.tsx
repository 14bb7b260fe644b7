import { isDrawing, pictureAddress } from './picture-address.ts'
import { type CropFrame, sizeWithin } from './picture-crop.ts'
import type { PictureModel } from './picture-model.ts'
import { PictureSources } from './picture-sources.tsx'

type PictureProps = {
  /** Nothing gives an empty frame in the brand's colours. */
  picture: PictureModel | undefined
  /** The `sizes` attribute: how wide the frame is. */
  sizes: string
  className?: string
  /** True for the largest picture of the first screen: it is fetched first and never late. */
  priority?: boolean
  /** Which of the parts that an editor chose by hand fits the frame. Those of banners are others on phones. */
  frame?: Exclude<CropFrame, 'phone'>
  /** For frames twice as wide as high: drawings have a cut for them, of which nothing is lost. */
  wide?: boolean
  /** Pictures beside their own title say nothing new; then the alternative text stays empty. */
  decorative?: boolean
}

/** As wide as the style sheets of banners think a phone is. */
export const onPhones = '(max-width: 767px)'

/** What was cut by hand has its middle in the middle. */
function styleOf({ placeholder, focus }: PictureModel, isCut: boolean) {
  const position = isCut ? '50% 50%' : focus
  return { ...(placeholder && { backgroundColor: placeholder }), ...(position && { objectPosition: position }) }
}

/** A picture in a frame of fixed shape: its colour is there at once, and nothing moves when it arrives. */
export function Picture({ picture, sizes, className = '', priority, frame = 'card', wide, decorative }: PictureProps) {
  if (!picture) return <div className={`picture picture--empty ${className}`} />
  const drawing = isDrawing(picture.src)
  const crop = drawing ? undefined : picture.crops?.[frame]
  const phoneCrop = frame === 'banner' ? picture.crops?.phone : undefined
  const image = (
    <img
      className={`picture ${className}`}
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
      style={styleOf(picture, crop !== undefined)}
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
      {phoneCrop && <PictureSources src={picture.src} crop={phoneCrop} sizes="100vw" media={onPhones} />}
      <PictureSources src={picture.src} crop={crop} sizes={sizes} />
      {image}
    </picture>
  )
}
