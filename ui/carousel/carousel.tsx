import { partWords } from '@agency/words/shell/parts/words.ts'
import { Children, type ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import { island as carouselControls } from './carousel-controls.island.tsx'
import type { CarouselOptions } from './carousel-options.ts'

type CarouselProps = { label: string; children: ReactNode; options: CarouselOptions }

export function Carousel({ label, children, options }: CarouselProps) {
  const say = partWords()
  const slides = Children.toArray(children)
  const controls = { ...options, slides: slides.length }
  return (
    <section
      className={
        options.slidesPerView > 1 ? `carousel carousel--several carousel--${options.slidesPerView}` : 'carousel'
      }
      aria-roledescription={say.carousel}
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="carousel__track" tabIndex={0}>
        {slides.map((slide, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
            key={position}
            className="carousel__slide"
            role="group"
            aria-roledescription={say.slide}
            aria-label={say.slideOf({ slide: position + 1, slides: slides.length })}
          >
            {slide}
          </div>
        ))}
      </div>
      {slides.length > options.slidesPerView && <Island of={carouselControls} props={controls} when="near" />}
    </section>
  )
}
