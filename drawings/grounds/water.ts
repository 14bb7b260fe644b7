import { mix } from '../colours/colour.ts'
import { bleed, horizon } from '../strokes/frame.ts'
import { path, rect } from '../strokes/shapes.ts'
import { type Ground, type GroundContext, level, peaks, ripples, rolling, treetops } from './terrain.ts'

const wide = bleed.right - bleed.left

/** Open water from the horizon down in flat bands, with the sun's path on it. */
function water({ tones, random, sun }: GroundContext, from: number): string {
  const { through, ink } = tones
  return (
    rect(through(ink.water, 0.5), bleed.left, from, wide, 700) +
    level(through(ink.water, 0.7), from + 34, 5, 640) +
    level(through(ink.water, 0.88), from + 84, 8, 720) +
    ripples(random, mix(through(ink.water, 0.6), tones.sun, 0.7), {
      x: sun.x,
      spread: 90,
      top: from + 8,
      bottom: 880,
      count: 16,
    }) +
    ripples(random, through(ink.water, 0.55), { x: 200, spread: 1100, top: from + 60, bottom: 880, count: 26 })
  )
}

function islands({ tones, random }: GroundContext, y: number): string {
  const far = tones.through(tones.shadow(tones.ink.leaf, 0.25), 0.42)
  const island = (x: number, length: number, tall: number): string =>
    path(
      far,
      `M${x} ${y}q${length * 0.16} ${-tall * 0.5} ${length * 0.34} ${-tall}q${length * 0.14} ${-tall * 0.2} ${length * 0.26} ${tall * 0.35}q${length * 0.2} ${tall * 0.1} ${length * 0.4} ${tall * 0.65}z`,
    )
  return (
    island(-760 + random.whole(0, 200), 420, 66) +
    island(40 + random.whole(0, 90), 250, 54) +
    island(860 + random.whole(0, 90), 420, 82)
  )
}

/** Near waves: two darker swells with a pale lip. */
function nearWaves({ tones }: GroundContext): string {
  const { ink, shadow } = tones
  const swell = (y: number, depth: number): string =>
    level(mix(ink.water, ink.paper, 0.42), y, 16, 520) + level(shadow(ink.water, depth), y + 7, 18, 520)
  return swell(772, 0.14) + swell(836, 0.3)
}

export const sea: Ground = context => ({
  back: islands(context, horizon + 1) + water(context, horizon),
  front: nearWaves(context),
})

export const beach: Ground = context => {
  const { tones, random } = context
  const { ink, earth, shadow } = tones
  const shore = (fill: string, y: number): string =>
    path(
      fill,
      `M${bleed.left} ${y + 26}Q-300 ${y - 4} 200 ${y}T1000 ${y - 6}T${bleed.right} ${y + 20}V1200H${bleed.left}z`,
    )
  return {
    back:
      islands(context, horizon + 1) +
      water(context, horizon) +
      shore(mix(ink.water, ink.paper, 0.6), 652) +
      shore(ink.paper, 660) +
      shore(earth, 668),
    front:
      ripples(random, shadow(earth, 0.1), { x: 500, spread: 1000, top: 735, bottom: 880, count: 22 }) +
      level(shadow(earth, 0.14), 842, 34, 1300),
  }
}

export const river: Ground = context => {
  const { tones, random } = context
  const { ink, through, shadow } = tones
  return {
    back:
      treetops(random, through(ink.leaf, 0.3), 592, 70) +
      treetops(random, through(ink.leaf, 0.55), 622, 48) +
      water(context, 640),
    front: nearWaves(context) + treetops(random, shadow(ink.leaf, 0.5), 892, 80),
  }
}

export const lake: Ground = context => {
  const { tones, random } = context
  const { ink, through, shadow } = tones
  const rock = mix(ink.water, ink.leaf, 0.35)
  return {
    back:
      peaks(random, through(rock, 0.24), through(rock, 0.36), 640, 240, 330) +
      treetops(random, through(shadow(ink.leaf, 0.2), 0.6), 640, 36) +
      water(context, 652),
    front: rolling(random, shadow(ink.leaf, 0.3), 838, 26, 420) + rolling(random, shadow(ink.leaf, 0.5), 874, 24, 360),
  }
}

export const ice: Ground = context => {
  const { tones, random } = context
  const { ink, through } = tones
  const snow = mix(ink.paper, '#dcecf2', 0.5)
  const blue = mix(snow, ink.water, 0.3)
  const floe = (x: number, y: number, length: number): string =>
    path(blue, `M${x} ${y}l${length * 0.2} 18h${length * 0.66}l${length * 0.14}-18z`) +
    path(snow, `M${x} ${y}l${length * 0.18}-11h${length * 0.6}l${length * 0.22} 11z`)
  return {
    back:
      peaks(random, through(snow, 0.75), through(blue, 0.7), 606, 130, 260) +
      water(context, horizon) +
      floe(-520, 680, 320) +
      floe(20, 650, 190) +
      floe(980, 662, 260),
    front:
      floe(-60, 775, 330) +
      floe(870, 790, 380) +
      floe(-700, 800, 420) +
      level(blue, 842, 20, 900) +
      level(snow, 852, 26, 900),
  }
}
