import type { Place } from './use-place-of.ts'

const WIDTH = 352
const HEIGHT = 250
const GAP = 16

/**
 * Where the card stands: below what it speaks of, above it, right or left of it, wherever there is room; in the lower right
 * corner where there is none. Undefined on narrow screens, where it spans the lower edge.
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

const within = (at: number, most: number) => Math.max(GAP, Math.min(at, most))
