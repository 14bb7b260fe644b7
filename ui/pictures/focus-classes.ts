/** Percent of the width or height; a focal point between two steps is moved to the nearer one. */
const step = 10
const steps = Array.from({ length: 100 / step + 1 }, (_, position) => position * step)
const nearest = (percent: string) => Math.min(100, Math.round(Number(percent) / step) * step)

/**
 * The classes that keep a picture's focal point in sight, given as `25% 80%`. A style attribute would do the same, but the
 * security policy would have to allow any style.
 */
export function focusClasses(focus: string | undefined): string | undefined {
  const [, left, top] = /^([\d.]+)% ([\d.]+)%$/.exec(focus ?? '') ?? []
  return left && top && `at-x${nearest(left)} at-y${nearest(top)}`
}

/** The rules of these classes, for pages with such a picture. */
export const focusRules = [
  '[class*=at-x]{object-position:var(--x) var(--y)}',
  ...steps.flatMap(percent => [`.at-x${percent}{--x:${percent}%}`, `.at-y${percent}{--y:${percent}%}`]),
].join('')
