const step = 10
const steps = Array.from({ length: 100 / step + 1 }, (_, position) => position * step)
const nearest = (percent: string) => Math.min(100, Math.round(Number(percent) / step) * step)

/** Classes for a focal point, `25% 80%`. The security policy would have to allow any style for a style attribute. */
export function focusClasses(focus: string | undefined): string | undefined {
  const [, left, top] = /^([\d.]+)% ([\d.]+)%$/.exec(focus ?? '') ?? []
  return left && top && `at-x${nearest(left)} at-y${nearest(top)}`
}

export const focusRules = [
  '[class*=at-x]{object-position:var(--x) var(--y)}',
  ...steps.flatMap(percent => [`.at-x${percent}{--x:${percent}%}`, `.at-y${percent}{--y:${percent}%}`]),
].join('')
