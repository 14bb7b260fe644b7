import { opensIn } from '@agency/ui/navigation/link-target.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { isDrawing, pictureAddress } from '@agency/ui/pictures/picture-address.ts'
import type { Slide } from './slider.server.ts'

/** One slide: the poster on one side, words on a plain ground on the other. Phones get their own cut of the picture. */
export function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { title, subtitle, subtitle2, link, linkText, target, image, mobileImage } = slide
  const wide = image && addressOf(image.src)
  const narrow = mobileImage && addressOf(mobileImage.src)
  return (
    <div className="hero-slide">
      <div className="hero-slide__text">
        <h2 className="hero-slide__title">{title}</h2>
        {subtitle && <p>{subtitle}</p>}
        {subtitle2 && <p className="hero-slide__second">{subtitle2}</p>}
        {link && (
          <a className="button button--light" href={link} {...opensIn(target)}>
            {linkText || 'See the offer'} <Icon name="arrow-right" size={18} />
          </a>
        )}
      </div>
      {wide && (
        <picture className="hero-slide__frame">
          {narrow && <source media="(max-width: 767px)" srcSet={narrow} />}
          <img
            src={wide}
            alt={image.alt}
            width={image.width}
            height={image.height}
            loading={first ? undefined : 'lazy'}
            fetchPriority={first ? 'high' : 'low'}
            style={image.placeholder ? { backgroundColor: image.placeholder } : undefined}
          />
        </picture>
      )}
    </div>
  )
}

function addressOf(src: string): string {
  return pictureAddress(src, isDrawing(src) ? 'svg' : { width: 1280, format: 'webp' })
}
