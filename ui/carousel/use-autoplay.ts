import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Takes a step each time a slide has stood long enough, unless somebody attends to the carousel or nobody sees it.
 * @param within An element of the carousel.
 * @param seconds How long a slide stands; 0 for no steps at all.
 */
export function useAutoplay(within: RefObject<HTMLElement | null>, seconds: number, step: () => void): void {
  const onStep = useEffectEvent(step)
  useEffect(() => {
    if (seconds === 0) return
    const carousel = within.current?.closest('.carousel')
    const attended = () => carousel?.matches(':hover') || carousel?.contains(document.activeElement)
    const timer = setInterval(() => {
      if (!document.hidden && !attended()) onStep()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [within, seconds])
}
