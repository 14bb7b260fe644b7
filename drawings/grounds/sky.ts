import { along, mix } from '../colours/colour.ts'
import type { Tones } from '../colours/tones.ts'
import { bleed, horizon } from '../strokes/frame.ts'
import type { Random } from '../strokes/random.ts'
import { circle, ellipse, path, rect, repeat, short } from '../strokes/shapes.ts'

const width = bleed.right - bleed.left

/** Where the sun or moon stands and how large it is. */
export type Sun = { x: number; y: number; radius: number }

function placeSun(tones: Tones, random: Random): Sun {
  const side = random.chance(0.5) ? 1 : -1
  const { light } = tones
  if (light === 'noon')
    return { x: 600 + side * random.between(150, 260), y: random.between(210, 290), radius: random.between(95, 125) }
  if (light === 'night')
    return { x: 600 + side * random.between(170, 270), y: random.between(200, 280), radius: random.between(72, 100) }
  return { x: 600 + side * random.between(60, 170), y: random.between(370, 460), radius: random.between(185, 235) }
}

/** One flat band with a long, slow wave as its upper edge. */
function band(fill: string, y: number, swell: number): string {
  return path(
    fill,
    `M${bleed.left} ${short(y)}q${width / 4} ${short(-swell)} ${width / 2} 0t${width / 2} 0V1200H${bleed.left}z`,
  )
}

function stars(random: Random, fill: string): string {
  const dots = repeat(46, () => {
    const r = random.pick([1.6, 2.2, 3])
    return `M${short(random.between(-640, 1500))} ${short(random.between(-60, 430))}a${r} ${r} 0 1 0 .1 0z`
  })
  const sparkles = repeat(
    6,
    () =>
      `M${short(random.between(-500, 1300))} ${short(random.between(20, 330))}m0-11q1 10 11 11q-10 1-11 11q-1-10-11-11q10-1 11-11z`,
  )
  return path(fill, dots + sparkles)
}

/** A flat-bottomed cloud of three lozenges laid on each other. */
export function cloud(x: number, y: number, length: number, colours: readonly [string, string]): string {
  const h = length * 0.115
  return (
    rect(colours[1], x + length * 0.2, y - h * 1.5, length * 0.46, h * 1.2, h * 0.6) +
    rect(colours[0], x, y - h * 0.6, length * 0.82, h * 1.1, h * 0.55) +
    rect(colours[1], x + length * 0.3, y + h * 0.3, length * 0.7, h * 0.7, h * 0.35)
  )
}

function rays(sun: Sun, fill: string): string {
  const ray = (index: number): string => {
    const [a, b] = [index * 0.349, index * 0.349 + 0.15]
    return `M${short(sun.x)} ${short(sun.y)}L${short(sun.x + Math.cos(a) * 2300)} ${short(sun.y + Math.sin(a) * 2300)}L${short(sun.x + Math.cos(b) * 2300)} ${short(sun.y + Math.sin(b) * 2300)}z`
  }
  return `<path fill="${fill}" opacity=".13" d="${repeat(18, ray)}"/>`
}

function halo(sun: Sun, fill: string): string {
  return `<g opacity=".15">${repeat(3, ring => circle(fill, sun.x, sun.y, sun.radius * (2.7 - ring * 0.55)))}</g>`.replaceAll(
    '<circle',
    '<circle opacity=".6"',
  )
}

function moon(sun: Sun, tones: Tones): string {
  const spot = mix(tones.sun, tones.sky[2] as string, 0.16)
  const r = sun.radius
  return (
    circle(tones.sun, sun.x, sun.y, r) +
    ellipse(spot, sun.x - r * 0.3, sun.y - r * 0.25, r * 0.24, r * 0.2) +
    ellipse(spot, sun.x + r * 0.28, sun.y + r * 0.2, r * 0.3, r * 0.22) +
    ellipse(spot, sun.x - r * 0.2, sun.y + r * 0.5, r * 0.14, r * 0.1)
  )
}

/** The sky of a scene, from the top down to the horizon, and where its sun stands. */
export function drawSky(tones: Tones, random: Random): { svg: string; sun: Sun } {
  const sun = placeSun(tones, random)
  const bands = 6
  const swell = random.between(20, 70) * (random.chance(0.5) ? 1 : -1)
  const step = (horizon + 40) / bands
  const flat = (index: number): string => along(tones.sky, index / (bands - 1))
  const cloudLit = mix(flat(4), tones.light === 'night' ? '#9fb4c9' : '#fff8ea', tones.light === 'night' ? 0.14 : 0.42)
  const cloudSoft = mix(cloudLit, flat(3), 0.5)
  const clouds = repeat(4, index => {
    const x = [-620, -180, 240, 900][index] as number
    return cloud(x + random.between(0, 180), random.between(150, 480), random.between(190, 340), [cloudLit, cloudSoft])
  })
  const rayed = tones.light === 'noon' || tones.light === 'dawn' ? random.chance(0.4) : false
  const svg =
    rect(flat(0), bleed.left, bleed.top, width, bleed.bottom - bleed.top) +
    repeat(bands - 1, index => band(flat(index + 1), (index + 1) * step - 20, swell)) +
    (tones.light === 'night' ? stars(random, '#f4ecd2') : '') +
    (rayed ? rays(sun, tones.sun) : halo(sun, tones.sun)) +
    (tones.light === 'night' ? moon(sun, tones) : circle(tones.sun, sun.x, sun.y, sun.radius)) +
    clouds
  return { svg, sun }
}
