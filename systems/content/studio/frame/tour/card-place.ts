import { useEffect, useState, useSyncExternalStore } from 'react'

const cardWidth = 352
const cardHeight = 250
const gap = 16

/**
 * Below its target, right, above or left, wherever it fits; otherwise in the lower right corner. Undefined on narrow
 * screens, where it spans the lower edge.
 */
export function cardPlace(
  target: Place | undefined,
  screen: { width: number; height: number },
): { left: number; top: number } | undefined {
  if (screen.width < 2 * cardWidth) return undefined
  const corner = { left: screen.width - cardWidth - gap, top: screen.height - cardHeight - gap }
  if (target === undefined) return corner
  const left = within(target.left, corner.left)
  const top = within(target.top, corner.top)
  const right = target.left + target.width
  const bottom = target.top + target.height
  if (bottom + gap <= corner.top) return { left, top: bottom + gap }
  if (right + gap <= corner.left) return { left: right + gap, top }
  if (target.top >= cardHeight + 2 * gap) return { left, top: target.top - cardHeight - gap }
  if (target.left >= cardWidth + 2 * gap) return { left: target.left - cardWidth - gap, top }
  return corner
}

const within = (at: number, max: number) => Math.max(gap, Math.min(at, max))

export type Place = { left: number; top: number; width: number; height: number }

/** Updated every frame; undefined while it is hidden. */
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

/** A station may exist twice, for wide and for narrow screens: takes the visible one. */
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

/** Updated on resize. */
export function useScreenSize(): { width: number; height: number } {
  const width = useSyncExternalStore(subscribe, () => innerWidth)
  const height = useSyncExternalStore(subscribe, () => innerHeight)
  return { width, height }
}

function subscribe(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
