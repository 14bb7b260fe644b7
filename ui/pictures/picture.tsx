import { isDrawing, pictureAddress, pictureSourceSet } from './picture-address.ts'
import type { PictureModel } from './picture-model.ts'

type PictureProps = {
  /** Nothing gives an empty frame in the brand's colours. */
  picture: PictureModel | undefined
  /** The `sizes` attribute: how wide the frame is. */
  sizes: string
  className?: string
  /** True for the largest picture of the first screen: it is fetched first and never late. */
  priority?: boolean
  /** For frames twice as wide as high: drawings have a cut for them, of which nothing is lost. */
  wide?: boolean
  /** Pictures beside their own title say nothing new; then the alternative text stays empty. */
  decorative?: boolean
}

function styleOf({ placeholder, focus }: PictureModel) {
  return { ...(placeholder && { backgroundColor: placeholder }), ...(focus && { objectPosition: focus }) }
}

/** A picture in a frame of fixed shape: its colour is there at once, and nothing moves when it arrives. */
export function Picture({ picture, sizes, className = '', priority, wide, decorative }: PictureProps) {
  if (!picture) return <div className={`picture picture--empty ${className}`} />
  const drawing = isDrawing(picture.src)
  const image = (
    <img
      className={`picture ${className}`}
      src={drawing ? pictureAddress(picture.src, 'svg') : pictureAddress(picture.src, { width: 960, format: 'jpg' })}
      alt={decorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? undefined : 'lazy'}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      style={styleOf(picture)}
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
      <source type="image/avif" srcSet={pictureSourceSet(picture.src, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSourceSet(picture.src, 'webp')} sizes={sizes} />
      {image}
    </picture>
  )
}
