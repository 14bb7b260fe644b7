import { useEffect, useState, useSyncExternalStore } from 'react'

const WIDTH = 352
const HEIGHT = 250
const GAP = 16

/**
 * Below its target, right, above or left, wherever it fits; otherwise in the lower right corner. Undefined on narrow
 * screens, where it spans the lower edge.
 */
export function cardPlace(
  target: Place | undefined,
  screen: { width: number; height: number },
): { left: number; top: number } | undefined {
  if (screen.width < 2 * WIDTH) return undefined
  const corner = { left: screen.width - WIDTH - GAP, top: screen.height - HEIGHT - GAP }
  if (target === undefined) return corner
  const left = within(target.left, corner.left)
  const top = within(target.top, corner.top)
  const right = target.left + target.width
  const bottom = target.top + target.height
  if (bottom + GAP <= corner.top) return { left, top: bottom + GAP }
  if (right + GAP <= corner.left) return { left: right + GAP, top }
  if (target.top >= HEIGHT + 2 * GAP) return { left, top: target.top - HEIGHT - GAP }
  if (target.left >= WIDTH + 2 * GAP) return { left: target.left - WIDTH - GAP, top }
  return corner
}

const within = (at: number, max: number) => Math.max(GAP, Math.min(at, max))

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
