import { mix } from '../colours/colour.ts'
import { bleed } from '../strokes/frame.ts'
import { path, rect, repeat, short } from '../strokes/shapes.ts'
import { type Ground, level, peaks, rolling, treetops } from './terrain.ts'

const wide = bleed.right - bleed.left

export const hills: Ground = ({ tones, random }) => {
  const { ink, through, shadow } = tones
  return {
    back:
      rolling(random, through(ink.leaf, 0.22), 540, 90, 420) +
      rolling(random, through(ink.leaf, 0.42), 590, 70, 380) +
      rolling(random, through(ink.leaf, 0.66), 640, 44, 460) +
      level(ink.leaf, 668, 22, 1400),
    front:
      rolling(random, shadow(ink.leaf, 0.18), 772, 54, 560) + rolling(random, shadow(ink.leaf, 0.38), 842, 50, 480),
  }
}

export const mountains: Ground = ({ tones, random }) => {
  const { ink, through, shadow } = tones
  const rock = mix(ink.water, ink.leaf, 0.4)
  return {
    back:
      peaks(random, through(rock, 0.16), through(rock, 0.26), 600, 300, 360) +
      peaks(random, through(rock, 0.36), through(rock, 0.5), 640, 170, 300) +
      rolling(random, through(ink.leaf, 0.75), 650, 40, 420),
    front: rolling(random, shadow(ink.leaf, 0.22), 766, 46, 520) + treetops(random, shadow(ink.leaf, 0.45), 866, 70),
  }
}

export const paddy: Ground = ({ tones, random }) => {
  const { ink, through, shadow } = tones
  const young = mix(ink.leaf, '#d7d36a', tones.light === 'night' ? 0.12 : 0.4)
  const mirror = mix(along(tones.sky), ink.water, 0.3)
  // Furrows run to one vanishing point, so that the flat field reads as deep.
  const furrow = (fill: string, share: number, from: number, thick: number): string =>
    path(
      fill,
      `M${short(600 + share * 260)} 664L${short(600 + share * 2200 + from)} 1200h${thick}L${short(600 + share * 260 + 4)} 664z`,
    )
  return {
    back:
      treetops(random, through(ink.leaf, 0.3), 612, 60) +
      treetops(random, through(ink.leaf, 0.52), 632, 34) +
      rect(through(young, 0.72), bleed.left, 626, wide, 600) +
      rect(young, bleed.left, 664, wide, 600) +
      repeat(15, index =>
        furrow(index % 2 ? mirror : shadow(young, 0.16), (index - 7) / 3.2, 0, 90 + (index % 3) * 40),
      ),
    front:
      level(shadow(ink.leaf, 0.1), 786, 14, 1500) +
      level(mirror, 800, 14, 1500) +
      level(shadow(ink.leaf, 0.34), 846, 22, 1100) +
      blades(shadow(ink.leaf, 0.34), 850),
  }
}

const along = (sky: readonly string[]): string => mix(sky[2] as string, sky[3] as string, 0.5)

/** A row of short rice or grass blades along an edge. */
function blades(fill: string, y: number): string {
  return path(
    fill,
    repeat(54, index => `M${-1000 + index * 60} ${y}q-6-22-20-34q22 8 26 30q2-26 14-40q0 24-6 44z`),
  )
}

export const city: Ground = ({ tones, random }) => {
  const { ink, through, shadow, earth } = tones
  const stone = mix(ink.water, ink.base, 0.3)
  const skyline = (fill: string, y: number, low: number, high: number, broad: number): string => {
    let d = `M${bleed.left} ${y}`
    for (let x: number = bleed.left; x < bleed.right; ) {
      const width = Math.round(broad * random.between(0.6, 1.4))
      const top = y - random.whole(low, high)
      const crown = random.pick(['', `l${width / 2}-18`, `v-14h${width / 2}v14`])
      d += `V${top}${crown}H${x + width}`
      x += width
    }
    return path(fill, `${d}V1200H${bleed.left}z`)
  }
  const windows = repeat(110, () => `M${random.whole(-980, 2180)} ${random.whole(592, 634)}h5v8h-5z`)
  const lights =
    tones.light === 'night' || tones.light === 'dusk' ? path(mix(through(stone, 0.5), ink.glow, 0.7), windows) : ''
  return {
    back:
      skyline(through(stone, 0.16), 660, 90, 260, 74) +
      skyline(through(stone, 0.32), 660, 50, 150, 62) +
      lights +
      treetops(random, through(ink.leaf, 0.66), 650, 44) +
      rect(mix(earth, tones.sky[3] as string, 0.25), bleed.left, 660, wide, 600),
    front:
      treetops(random, shadow(ink.leaf, 0.1), 742, 54) +
      level(mix(ink.leaf, earth, 0.22), 762, 14, 1600) +
      path(
        mix(earth, ink.paper, 0.3),
        'M-1000 812Q-200 770 300 800T1200 786T2200 800V816Q1700 800 1200 804T300 822T-1000 836z',
      ) +
      treetops(random, shadow(ink.leaf, 0.34), 866, 90) +
      treetops(random, shadow(ink.leaf, 0.54), 898, 60),
  }
}

export const desert: Ground = ({ tones, random }) => {
  const { ink, through, shadow, earth } = tones
  const sand = mix(earth, '#e0a058', tones.light === 'night' ? 0.15 : 0.42)
  return {
    back:
      rolling(random, through(sand, 0.4), 590, 60, 520) +
      rolling(random, through(shadow(sand, 0.12), 0.66), 628, 40, 600) +
      level(sand, 664, 20, 1500),
    front:
      path(shadow(sand, 0.13), `M${bleed.left} 800Q-200 690 240 770T900 790T${bleed.right} 740V1200H${bleed.left}z`) +
      path(shadow(sand, 0.3), `M${bleed.left} 880Q0 800 420 860T1200 850T${bleed.right} 860V1200H${bleed.left}z`) +
      path(mix(sand, ink.paper, 0.3), `M240 770Q560 800 900 790Q560 818 240 770z`),
  }
}

export const forest: Ground = ({ tones, random }) => {
  const { ink, through, shadow } = tones
  return {
    back:
      rolling(random, through(ink.leaf, 0.2), 500, 110, 520) +
      treetops(random, through(ink.leaf, 0.4), 560, 110) +
      treetops(random, through(ink.leaf, 0.62), 610, 90) +
      treetops(random, through(shadow(ink.leaf, 0.1), 0.86), 662, 80),
    front: treetops(random, shadow(ink.leaf, 0.3), 800, 130) + treetops(random, shadow(ink.leaf, 0.52), 862, 110),
  }
}

/** A room: a wall with a panel of daylight, a skirting, a floor of boards. */
export const interior: Ground = ({ tones, random }) => {
  const { ink, shadow, earth } = tones
  const wall = mix(earth, ink.paper, 0.35)
  const board = mix(earth, ink.base, 0.35)
  const boards = repeat(
    14,
    index => `M${600 + (index - 7) * 90} 670L${600 + (index - 7) * 330} 1200h7L${600 + (index - 7) * 90 + 2} 670z`,
  )
  const slant = random.whole(40, 110)
  return {
    back:
      rect(wall, bleed.left, bleed.top, wide, 1500) +
      path(mix(wall, tones.sky[1] as string, 0.4), `M-1000-300H2200V470H-1000z`) +
      rect(mix(wall, ink.base, 0.35), bleed.left, 470, wide, 10) +
      `<path opacity=".4" fill="${tones.sun}" d="M${120 + slant}-300h300L${160 + slant} 660h-460zM${560 + slant}-300h140L${380 + slant} 660h-160z"/>` +
      rect(shadow(board, 0.3), bleed.left, 650, wide, 22) +
      rect(board, bleed.left, 670, wide, 600) +
      path(shadow(board, 0.14), boards),
    front: '',
  }
}
