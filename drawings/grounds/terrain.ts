import type { Tones } from '../colours/tones.ts'
import { bleed } from '../strokes/frame.ts'
import type { Random } from '../strokes/random.ts'
import { path, repeat, short } from '../strokes/shapes.ts'
import type { Sun } from './sky.ts'

/** What a ground is drawn from. */
export type GroundContext = { tones: Tones; random: Random; sun: Sun }

/** A ground: what lies behind the landmark, and what lies before it (from about y = 700 down). */
export type Ground = (context: GroundContext) => { back: string; front: string }

const close = `V${bleed.bottom}H${bleed.left}z`

/** A rolling skyline filled down to the bottom. */
export function rolling(random: Random, fill: string, y: number, height: number, step: number): string {
  const count = Math.ceil((bleed.right - bleed.left) / step) + 1
  return path(
    fill,
    `M${bleed.left} ${y}q${short(step / 2)} ${short(-height)} ${step} ${short(random.between(-height, height) * 0.3)}${repeat(count, () => `t${short(step * random.between(0.7, 1.3))} ${short(random.between(-height, height) * 0.32)}`)}L${bleed.right} ${y}${close}`,
  )
}

/** A level edge with a slow wave, filled down to the bottom. */
export function level(fill: string, y: number, swell: number, length = 800): string {
  return path(
    fill,
    `M${bleed.left} ${y}q${length / 4} ${short(-swell)} ${length / 2} 0${'t'.concat(`${length / 2} 0`).repeat(Math.ceil((bleed.right - bleed.left) / length) * 2 - 1)}${close}`,
  )
}

/** Peaks with a lit left and a shaded right side. */
export function peaks(random: Random, lit: string, shaded: string, y: number, height: number, step: number): string {
  let [left, right] = ['', '']
  for (let x = bleed.left; x < bleed.right; x += step * random.between(0.6, 1)) {
    const tall = height * random.between(0.55, 1)
    const half = step * random.between(0.6, 0.9)
    left += `M${short(x - half)} ${y}L${short(x)} ${short(y - tall)}L${short(x + half)} ${y}z`
    right += `M${short(x)} ${short(y - tall)}l${short(half * 0.12)} ${short(tall * 0.3)}l${short(-half * 0.16)} ${short(tall * 0.2)}l${short(half * 0.2)} ${short(tall * 0.5)}H${short(x + half)}z`
  }
  return path(lit, left) + path(shaded, right) + path(shaded, `M${bleed.left} ${y - 1}H${bleed.right}${close}`)
}

/** A treetop skyline of uneven crowns, filled down to the bottom. */
export function treetops(random: Random, fill: string, y: number, size: number): string {
  let d = `M${bleed.left} ${y}`
  let offset = 0
  for (let x: number = bleed.left; x < bleed.right; ) {
    const crown = Math.round(size * random.pick([0.45, 0.6, 0.9, 1.3]))
    const next = random.whole(Math.round(-size * 0.32), Math.round(size * 0.22))
    d += `a${short(crown * 0.54)} ${short(crown * random.between(0.5, 0.72))} 0 0 1 ${crown} ${next - offset}`
    offset = next
    x += crown
  }
  return path(fill, `${d}V${bleed.bottom}H${bleed.left}z`)
}

/** Lens-shaped strokes of light on water, wider towards the beholder. */
export function ripples(
  random: Random,
  fill: string,
  from: { x: number; spread: number; top: number; bottom: number; count: number },
): string {
  return path(
    fill,
    repeat(from.count, index => {
      const share = index / Math.max(1, from.count - 1)
      const y = from.top + (from.bottom - from.top) * share ** 1.4
      const half = (18 + 46 * share) * random.between(0.6, 1.3)
      const x = from.x + random.between(-1, 1) * from.spread * (0.4 + share * 0.6)
      return `M${short(x - half)} ${short(y)}q${short(half)} ${short(-3 - 4 * share)} ${short(half * 2)} 0q${short(-half)} ${short(3 + 4 * share)} ${short(-half * 2)} 0z`
    }),
  )
}
