import { mix } from '../colours/colour.ts'
import type { Tones } from '../colours/tones.ts'
import { at, circle, ellipse, palm, path, repeat, short, stroke, turned } from '../strokes/shapes.ts'
import type { Foreground } from './context.ts'

/** Three tones of leaf for things near the beholder, darkest first. */
function nearLeaves({ shadow, ink }: Tones): [string, string, string] {
  return [shadow(ink.leaf, 0.62), shadow(ink.leaf, 0.42), shadow(ink.leaf, 0.14)]
}

export const palms: Foreground = ({ tones, random }) => {
  const [dark, middle, lit] = nearLeaves(tones)
  const trunk = tones.shadow(mix(tones.earth, tones.ink.base, 0.35), 0.6)
  return (
    palm(1150, 960, 470, -60 + random.whole(-20, 20), trunk, dark, middle) +
    palm(1060, 960, 690, 96 + random.whole(-16, 16), trunk, dark, lit)
  )
}

export const bamboo: Foreground = ({ tones, random }) => {
  const [dark, middle, lit] = nearLeaves(tones)
  const cane = (x: number, lean: number, width: number, fill: string, knot: string): string =>
    turned(
      lean,
      x,
      960,
      repeat(
        9,
        joint =>
          path(fill, `M${x} ${960 - joint * 122}v-117h${width}v117z`) +
          path(knot, `M${x - 2} ${960 - joint * 122}h${width + 4}v-5h-${width + 4}z`),
      ),
    )
  const leaf = (x: number, y: number, degrees: number, fill: string): string =>
    turned(degrees, x, y, path(fill, `M${x} ${y}q26-17 84 0q-58 17-84 0z`))
  return (
    cane(1140, 4, 32, middle, dark) +
    cane(1078, -2, 24, lit, dark) +
    cane(1196, 1, 26, dark, middle) +
    repeat(12, index =>
      leaf(
        1030 + (index % 4) * 46,
        90 + index * 46 + random.whole(-12, 12),
        112 + (index % 3) * 34,
        index % 2 ? middle : lit,
      ),
    )
  )
}

/** A fern leaf from x, y: direction in degrees, length; it arches over and hangs at the tip. */
function fernLeaf(fill: string, x: number, y: number, degrees: number, length: number): string {
  const angle = (degrees * Math.PI) / 180
  const [bendX, bendY] = [Math.cos(angle) * length * 0.6, Math.sin(angle) * length * 0.75]
  const [tipX, tipY] = [Math.cos(angle) * length * 1.15, Math.sin(angle) * length * 0.62]
  const pairs = 11
  const leaflets = repeat(pairs, index => {
    const t = 0.12 + (index / pairs) * 0.86
    const [sx, sy] = [2 * t * (1 - t) * bendX + t * t * tipX, 2 * t * (1 - t) * bendY + t * t * tipY]
    const along = Math.atan2((1 - t) * bendY + t * (tipY - bendY), (1 - t) * bendX + t * (tipX - bendX))
    const reach = length * 0.27 * (1.05 - t)
    const blade = (turn: number): string =>
      `M${Math.round(sx)} ${Math.round(sy)}l${Math.round(Math.cos(along + turn) * reach)} ${Math.round(Math.sin(along + turn) * reach)}l${Math.round(-Math.cos(along + turn * 0.55) * reach * 0.86)} ${Math.round(-Math.sin(along + turn * 0.55) * reach * 0.86)}z`
    return blade(0.95) + blade(-0.95)
  })
  return at(
    x,
    y,
    path(fill, leaflets) +
      stroke(fill, 5, `M0 0Q${Math.round(bendX)} ${Math.round(bendY)} ${Math.round(tipX)} ${Math.round(tipY)}`),
  )
}

export const ferns: Foreground = ({ tones }) => {
  const [dark, middle] = nearLeaves(tones)
  const lit = mix(tones.ink.leaf, tones.ink.glow, 0.18)
  const clump = (x: number, y: number, size: number): string =>
    fernLeaf(dark, x, y, -160, 300 * size) +
    fernLeaf(dark, x, y, -28, 280 * size) +
    fernLeaf(middle, x, y, -132, 330 * size) +
    fernLeaf(middle, x, y, -58, 320 * size) +
    fernLeaf(lit, x, y, -98, 320 * size)
  return clump(1090, 930, 1) + clump(40, 950, 0.5)
}

export const grass: Foreground = ({ tones, random }) => {
  const [dark, middle] = nearLeaves(tones)
  const lit = mix(tones.ink.leaf, tones.ink.glow, 0.22)
  const tuft = (from: number, to: number, fill: string, count: number, tall: number): string =>
    path(
      fill,
      repeat(count, () => {
        const x = random.between(from, to)
        const bend = random.between(-50, 50)
        const h = tall * random.between(0.5, 1)
        return `M${short(x)} 920Q${short(x + bend * 0.2)} ${short(920 - h * 0.6)} ${short(x + bend)} ${short(920 - h)}Q${short(x + bend * 0.5 + 9)} ${short(920 - h * 0.5)} ${short(x + 15)} 920z`
      }),
    )
  return (
    tuft(760, 1320, lit, 26, 180) +
    tuft(820, 1340, middle, 24, 200) +
    tuft(900, 1340, dark, 22, 170) +
    tuft(-640, 220, middle, 26, 110) +
    tuft(-660, 200, dark, 24, 90)
  )
}

function flower(x: number, y: number, size: number, petal: string, shade: string, heart: string): string {
  const one = `M0 0C${-size * 0.75} ${-size * 0.35} ${-size * 0.55} ${-size * 1.1} 0 ${-size}C${size * 0.55} ${-size * 1.1} ${size * 0.75} ${-size * 0.35} 0 0z`
  return at(
    x,
    y,
    repeat(
      5,
      index => `<path transform="rotate(${index * 72 - 10})" fill="${index % 2 ? petal : shade}" d="${one}"/>`,
    ) + circle(heart, 0, 0, size * 0.17),
  )
}

export const hibiscus: Foreground = ({ tones }) => {
  const { ink, shadow } = tones
  const [dark, middle, lit] = nearLeaves(tones)
  const red = mix(ink.accent, '#d3242f', tones.light === 'night' ? 0.8 : 0.88)
  const petals: [string, string, string] = [red, shadow(red, 0.3), shadow(red, 0.6)]
  const leaf = (x: number, y: number, degrees: number, size: number, fill: string): string =>
    turned(
      degrees,
      x,
      y,
      path(
        fill,
        `M${x} ${y}q${size * 0.5}-${size * 0.5} ${size * 1.3} 0q-${size * 0.8} ${size * 0.5}-${size * 1.3} 0z`,
      ),
    )
  const stamen = (x: number, y: number, s: number): string =>
    stroke('#f6d37a', 6 * s, `M${x} ${y}q${-24 * s} ${-30 * s} ${-70 * s} ${-48 * s}`) +
    repeat(5, index => circle('#ffe9a8', x - (44 + (index % 3) * 14) * s, y - (34 + index * 6) * s, 5.5 * s))
  return (
    leaf(1090, 880, -150, 150, dark) +
    leaf(1060, 900, 185, 150, middle) +
    leaf(1120, 760, -70, 150, dark) +
    leaf(1150, 820, -120, 140, lit) +
    leaf(1000, 920, 200, 120, lit) +
    flower(1096, 800, 92, ...petals) +
    stamen(1096, 800, 1) +
    flower(980, 884, 66, ...petals) +
    stamen(980, 884, 0.75) +
    leaf(1010, 860, -160, 70, middle)
  )
}

export const flowers: Foreground = ({ tones, random }) => {
  const { ink, shadow } = tones
  const [dark, middle] = nearLeaves(tones)
  const kinds = [ink.accent, mix(ink.accent, ink.paper, 0.55), ink.glow]
  return repeat(20, index => {
    const row = index < 11 ? 0 : 1
    const x = row === 0 ? 730 + index * 52 : -560 + (index - 11) * 88
    const y = (row === 0 ? 900 - index * 13 : 890) + random.whole(-26, 16)
    const petal = kinds[index % 3] as string
    return (
      stroke(index % 2 ? dark : middle, 6, `M${x} 930Q${x + 8} ${y + 40} ${x} ${y}`) +
      flower(x, y, 25 + (index % 3) * 6, petal, shadow(petal, 0.15), ink.glow)
    )
  })
}

export const blossom: Foreground = ({ tones, random }) => {
  const { ink, shadow } = tones
  const branch = shadow(mix(ink.base, '#5a3626', 0.7), 0.45)
  const pink = mix('#f3a9b4', ink.paper, tones.light === 'night' ? 0.05 : 0.25)
  const petal = tones.light === 'night' ? shadow(pink, 0.18) : pink
  const bunch = (x: number, y: number, size: number): string =>
    repeat(6, index =>
      circle(
        index % 2 ? petal : mix(petal, ink.paper, 0.5),
        x + Math.cos(index * 1.05) * size,
        y + Math.sin(index * 1.05) * size * 0.8,
        size * random.between(0.55, 0.8),
      ),
    ) + circle(shadow(petal, 0.2), x, y, size * 0.4)
  return (
    stroke(branch, 22, 'M1330 60Q1180 96 1060 70') +
    stroke(branch, 12, 'M1170 84Q1040 120 960 180') +
    stroke(branch, 8, 'M1060 70Q960 40 880 66') +
    stroke(branch, 8, 'M1200 90Q1150 170 1080 250') +
    bunch(1190, 66, 36) +
    bunch(1090, 48, 30) +
    bunch(1110, 112, 30) +
    bunch(1010, 136, 34) +
    bunch(950, 186, 24) +
    bunch(970, 50, 26) +
    bunch(884, 66, 22) +
    bunch(1130, 196, 28) +
    bunch(1080, 256, 24) +
    repeat(7, () => ellipse(petal, random.between(760, 1160), random.between(300, 820), 8, 5))
  )
}
