import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Until somebody shows that they are there, the first slide stands twice as long: on a slow line the rest of the page needs the
 * line before the next picture does.
 */
const firstStands = 2
const signsOfLife = ['pointermove', 'pointerdown', 'scroll', 'keydown']

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
    let next: ReturnType<typeof setTimeout>
    const stepIn = (time: number) => {
      clearTimeout(next)
      next = setTimeout(() => {
        stopListening()
        if (!document.hidden && !attended()) onStep()
        stepIn(seconds)
      }, time * 1000)
    }
    const onSign = () => {
      stopListening()
      stepIn(seconds)
    }
    const stopListening = () => {
      for (const sign of signsOfLife) removeEventListener(sign, onSign)
    }
    stepIn(seconds * firstStands)
    for (const sign of signsOfLife) addEventListener(sign, onSign, { passive: true })
    return () => {
      clearTimeout(next)
      stopListening()
    }
  }, [within, seconds])
}
