import { type RefObject, useEffect, useState } from 'react'

type View = { current: number; last: number }

/** @param first The view before the row is measured. */
export function useTrack(within: RefObject<HTMLElement | null>, first: View) {
  const [view, setView] = useState(first)
  useEffect(() => {
    const track = trackAround(within.current)
    if (!track) return
    const look = () => {
      const { inView, ...seen } = measure(track)
      setView(before => (before.current === seen.current && before.last === seen.last ? before : seen))
      // Slides outside the view must not be in the tab order.
      for (const [position, slide] of slidesOf(track).entries())
        slide.inert = position < seen.current || position >= seen.current + inView
    }
    look()
    track.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(track)
    return () => {
      track.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [within])

  const scrollTo = (position: number, behavior: ScrollBehavior) => {
    const track = trackAround(within.current)
    if (!track) return
    // `scrollIntoView` would also scroll the page.
    track.scrollTo({ left: (slidesOf(track)[position]?.offsetLeft ?? 0) - track.offsetLeft, behavior })
  }
  return { ...view, scrollTo }
}

function measure(track: HTMLElement): View & { inView: number } {
  const slides = slidesOf(track)
  const width = slides[0]?.offsetWidth || 1
  const inView = Math.max(1, Math.round(track.offsetWidth / width))
  return { current: Math.round(track.scrollLeft / width), last: Math.max(0, slides.length - inView), inView }
}

function trackAround(element: HTMLElement | null): HTMLElement | null | undefined {
  return element?.closest('.carousel')?.querySelector<HTMLElement>('.carousel__track')
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children] as HTMLElement[]
}
