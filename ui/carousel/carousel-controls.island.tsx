import { useRef, useState } from 'react'
import { defineIsland } from '../islands/define-island.ts'
import { Icon } from '../pictures/icon.tsx'
import type { CarouselOptions } from './carousel-options.ts'
import { useAutoplay } from './use-autoplay.ts'
import { usePrefersCalm } from './use-prefers-calm.ts'
import { useTrack } from './use-track.ts'

/** @property slides How many there are. */
type CarouselControlsProps = CarouselOptions & { slides: number }

/** Arrows, dots and autoplay for the row of slides before it. */
function CarouselControls({ slides, slidesPerView, autoplay, navigation, pagination, loop }: CarouselControlsProps) {
  const controls = useRef<HTMLDivElement>(null)
  const calm = usePrefersCalm()
  const { current, last, scrollTo } = useTrack(controls, { current: 0, last: slides - slidesPerView })
  const show = (wanted: number) => {
    const next = loop ? (wanted + last + 1) % (last + 1) : Math.min(Math.max(wanted, 0), last)
    scrollTo(next, calm ? 'instant' : 'smooth')
  }
  // Whoever changes how much may move means what moves now.
  const [chosen, setChosen] = useState({ paused: calm, calm })
  const paused = chosen.calm === calm ? chosen.paused : calm
  useAutoplay(controls, autoplay, () => paused || show(current + 1))
  return (
    <div ref={controls} className="carousel__controls">
      {autoplay > 0 && (
        <ControlButton
          label={paused ? 'Play the slides' : 'Pause the slides'}
          icon={paused ? 'play' : 'pause'}
          onPress={() => setChosen({ paused: !paused, calm })}
        />
      )}
      {pagination && (
        <div className="carousel__dots">
          {Array.from({ length: last + 1 }, (_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
              key={position}
              type="button"
              aria-label={`Slide ${position + 1}`}
              aria-current={position === current}
              data-needs-script=""
              onClick={() => show(position)}
            />
          ))}
        </div>
      )}
      {navigation && (
        <>
          <ControlButton label="Previous slide" icon="chevron-left" onPress={() => show(current - 1)} />
          <ControlButton label="Next slide" icon="chevron-right" onPress={() => show(current + 1)} />
        </>
      )}
    </div>
  )
}

function ControlButton({ label, icon, onPress }: { label: string; icon: string; onPress: () => void }) {
  return (
    <button type="button" className="carousel__button" aria-label={label} data-needs-script="" onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

export const island = defineIsland('carousel-controls', CarouselControls)
