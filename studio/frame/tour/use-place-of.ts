import { useEffect, useState } from 'react'

export type Place = { left: number; top: number; width: number; height: number }

/** Where a station of the tour is on the screen, wherever it goes; undefined while it is not to be seen. */
export function usePlaceOf(station: string): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      const next = placeOf(station)
      setPlace(before => (isSame(before, next) ? before : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [station])
  return place
}

/** A station may stand in two places, one for wide screens and one for narrow ones: the first that shows. */
function placeOf(station: string): Place | undefined {
  const shown = [...document.querySelectorAll(`[data-tour="${station}"]`)].find(element =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  if (shown === undefined) return undefined
  const { left, top, right, bottom } = shown.getBoundingClientRect()
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  return { left: x, top: y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y }
}

const isSame = (a: Place | undefined, b: Place | undefined) =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height)
