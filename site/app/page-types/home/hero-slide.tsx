import { opensIn } from '@agency/ui/navigation/link-target.ts'
import { focusClasses } from '@agency/ui/pictures/focus-classes.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { onPhones } from '@agency/ui/pictures/picture.tsx'
import { isDrawing, pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import type { PictureCrop } from '@agency/ui/pictures/picture-model.ts'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { homeWords } from '@agency/words/pages/home/words.ts'
import type { Slide } from './slider.server.ts'

type HeroSlideProps = { slide: Slide; first: boolean }

/** The poster on one side, text on a plain ground on the other. Without text, the picture is the slide. */
export function HeroSlide({ slide, first }: HeroSlideProps) {
  const { title, subtitle, subtitle2, link, linkText, target } = slide
  if (!title && !subtitle && !subtitle2) return <PictureSlide slide={slide} first={first} />
  return (
    <div className="hero-slide">
      <div className="hero-slide__text">
        {title && <h2 className="hero-slide__title">{title}</h2>}
        {subtitle && <p>{subtitle}</p>}
        {subtitle2 && <p className="hero-slide__second">{subtitle2}</p>}
        {link && (
          <a className="button button--light" href={link} {...opensIn(target)}>
            {linkText || homeWords().seeOffer} <Icon name="arrow-right" size={18} />
          </a>
        )}
      </div>
      <SlidePicture slide={slide} first={first} alt={slide.image?.alt ?? ''} />
    </div>
  )
}

/** The text is part of the picture, so nothing may be cut off, and the node's name is the alternative text. */
function PictureSlide({ slide, first }: HeroSlideProps) {
  const { name, link, linkText, target, image } = slide
  const picture = <SlidePicture slide={slide} first={first} alt={image?.alt || linkText || name} />
  return (
    <div className="hero-slide hero-slide--picture">
      {link ? (
        <a href={link} {...opensIn(target)}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  )
}

/** Phones get a picture of their own, or the editor's crop. */
function SlidePicture({ slide: { image, mobileImage }, first, alt }: HeroSlideProps & { alt: string }) {
  const picture = image ?? mobileImage
  if (!picture) return null
  const onPhone = mobileImage ?? (picture.crops?.phone && picture)
  const focus = focusClasses(picture.focus)
  return (
    <picture className="hero-slide__frame">
      {focus && <PageStyle name="focus" />}
      {onPhone && <source media={onPhones} srcSet={addressOf(onPhone.src, onPhone.crops?.phone)} />}
      <img
        src={addressOf(picture.src)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        className={focus}
        data-tint={picture.placeholder}
      />
    </picture>
  )
}

function addressOf(src: string, crop?: PictureCrop): string {
  return pictureAddress(src, isDrawing(src) ? 'svg' : { width: 1280, format: 'webp', ...(crop && { crop }) })
}
