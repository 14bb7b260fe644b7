import { Children, type ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import type { CarouselOptions } from './carousel-options.ts'

type CarouselProps = { label: string; children: ReactNode; options: CarouselOptions }

/**
 * Slides side by side in a scrolling row, so swiping and keys work without script. `carousel.client.ts` adds arrows,
 * dots and autoplay; the controls stay hidden until it runs and keep their place, so nothing moves.
 */
export function Carousel({ label, children, options }: CarouselProps) {
  const { autoplay, navigation, pagination, slidesPerView, loop } = options
  const slides = Children.toArray(children)
  const several = slides.length > slidesPerView
  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel
      data-autoplay={autoplay || undefined}
      data-loop={loop || undefined}
      style={{ '--slides-per-view': slidesPerView } as React.CSSProperties}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="carousel__track" data-track tabIndex={0}>
        {slides.map((slide, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
            key={position}
            className="carousel__slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
          >
            {slide}
          </div>
        ))}
      </div>
      {several && (
        <div className="carousel__controls" data-controls>
          {autoplay > 0 && (
            <button type="button" className="carousel__button" data-pause aria-label="Pause the slides">
              <Icon name="pause" />
            </button>
          )}
          {pagination && (
            <div className="carousel__dots">
              {slides.map((_, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
                <button key={position} type="button" data-slide={position} aria-label={`Slide ${position + 1}`} />
              ))}
            </div>
          )}
          {navigation && (
            <>
              <button type="button" className="carousel__button" data-previous aria-label="Previous slide">
                <Icon name="chevron-left" />
              </button>
              <button type="button" className="carousel__button" data-next aria-label="Next slide">
                <Icon name="chevron-right" />
              </button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
