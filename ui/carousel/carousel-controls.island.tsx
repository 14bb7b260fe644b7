import { controlWords } from '@agency/words/shell/controls/words.ts'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { defineIsland } from '../islands/define-island.ts'
import { Icon } from '../pictures/icon.tsx'
import type { CarouselOptions } from './carousel-options.ts'
import { useTrack } from './use-track.ts'

type CarouselControlsProps = CarouselOptions & { slides: number }

function CarouselControls({ slides, slidesPerView, autoplay, navigation, pagination, loop }: CarouselControlsProps) {
  const say = controlWords()
  const controls = useRef<HTMLDivElement>(null)
  const prefersCalm = usePrefersCalm()
  const { current, last, scrollTo } = useTrack(controls, { current: 0, last: slides - slidesPerView })
  const show = (wanted: number) => {
    const next = loop ? (wanted + last + 1) % (last + 1) : Math.min(Math.max(wanted, 0), last)
    scrollTo(next, prefersCalm ? 'instant' : 'smooth')
  }
  // A change of the preference also applies to a carousel that was paused or started by hand.
  const [chosen, setChosen] = useState({ paused: prefersCalm, prefersCalm })
  const paused = chosen.prefersCalm === prefersCalm ? chosen.paused : prefersCalm
  useAutoplay(controls, autoplay, () => paused || show(current + 1))
  function onDotKey({ key, target }: KeyboardEvent) {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const dot = target as Element
    const next = key === 'ArrowLeft' ? dot.previousElementSibling : dot.nextElementSibling
    if (!(next instanceof HTMLElement)) return
    next.focus()
    next.click()
  }
  return (
    <div ref={controls} className="carousel__controls">
      {autoplay > 0 && (
        <ControlButton
          label={paused ? say.play : say.pause}
          icon={paused ? 'play' : 'pause'}
          onPress={() => setChosen({ paused: !paused, prefersCalm })}
        />
      )}
      {pagination && (
        // One stop of the Tab key: arrow keys go from dot to dot.
        // biome-ignore lint/a11y/noStaticElementInteractions: the dots in it have the focus
        <div className="carousel__dots" onKeyDown={onDotKey}>
          {Array.from({ length: last + 1 }, (_, position) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
              key={position}
              type="button"
              aria-label={say.slide(position + 1)}
              aria-current={position === current}
              tabIndex={position === current ? 0 : -1}
              data-needs-script=""
              onClick={() => show(position)}
            />
          ))}
        </div>
      )}
      {navigation && (
        <>
          <ControlButton label={say.previousSlide} icon="chevron-left" onPress={() => show(current - 1)} />
          <ControlButton label={say.nextSlide} icon="chevron-right" onPress={() => show(current + 1)} />
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

/** Pauses while the pointer or the focus is in the carousel, and on a hidden page. */
function useAutoplay(within: RefObject<HTMLElement | null>, seconds: number, step: () => void): void {
  const onStep = useEffectEvent(step)
  useEffect(() => {
    if (seconds === 0) return
    const carousel = within.current?.closest('.carousel')
    const isUsed = () => carousel?.matches(':hover') || carousel?.contains(document.activeElement)
    const timer = setInterval(() => {
      if (!document.hidden && !isUsed()) onStep()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [within, seconds])
}

const query = '(prefers-reduced-motion: reduce)'

function usePrefersCalm(): boolean {
  return useSyncExternalStore(
    onChange => {
      const preference = matchMedia(query)
      preference.addEventListener('change', onChange)
      return () => preference.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

export const island = defineIsland('carousel-controls', CarouselControls)
