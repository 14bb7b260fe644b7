import { mix } from '../colours/colour.ts'
import { at, circle, ellipse, path, polygon, rect, repeat, short, stroke, turned } from '../strokes/shapes.ts'
import type { Foreground } from './context.ts'

export const lanterns: Foreground = ({ tones }) => {
  const { ink, shadow } = tones
  const red = mix(ink.accent, '#cf2b2b', tones.light === 'night' ? 0.7 : 0.82)
  const lantern = (x: number, y: number, size: number, body: string): string =>
    at(
      x,
      y,
      stroke(shadow(red, 0.6), 3, 'M0-400V-50') +
        rect(ink.glow, -16, -56, 32, 12, 3) +
        ellipse(shadow(body, 0.24), 0, 0, 58, 47) +
        ellipse(body, 0, 0, 40, 47) +
        ellipse(mix(body, ink.glow, 0.6), 0, 0, 17, 47) +
        rect(ink.glow, -16, 43, 32, 11, 3) +
        stroke(ink.glow, 4, 'M-7 56v34M0 56v42M7 56v34'),
      size,
    )
  const string = (fromX: number, toX: number, y: number): string =>
    stroke(shadow(red, 0.6), 4, `M${fromX} ${y}Q${(fromX + toX) / 2} ${y + 90} ${toX} ${y}`)
  return (
    string(840, 1500, 20) +
    lantern(1120, 214, 1.25, red) +
    lantern(1000, 130, 0.9, shadow(red, 0.06)) +
    lantern(905, 84, 0.62, shadow(red, 0.12)) +
    lantern(1215, 120, 0.85, shadow(red, 0.1))
  )
}

export const boats: Foreground = ({ tones }) => {
  const { ink, shadow } = tones
  const boat = (x: number, y: number, size: number, hull: string, roof: string): string =>
    at(
      x,
      y,
      path(mix(ink.water, ink.paper, 0.4), 'M-170 34Q0 54 190 32Q0 66-170 34z') +
        path(hull, 'M-190-46Q-120 10-60 8H80Q150 6 200-66Q176 22 120 40H-110Q-160 26-190-46z') +
        path(ink.paper, 'M-176-26Q-120 22-60 20H90Q150 16 188-42Q150 8 84 10H-60Q-130 8-176-26z') +
        path(roof, 'M-84-44Q0-86 92-44l-6 14H-80z') +
        path(shadow(hull, 0.5), 'M-70-32h6v40h-6zM72-32h6v40h-6z') +
        circle(shadow(hull, 0.7), 16, -18, 13) +
        path(shadow(hull, 0.7), 'M0 10q2-26 16-26t18 26z'),
      size,
    )
  return (
    boat(1010, 822, 0.95, ink.accent, shadow(ink.base, 0.3)) +
    at(-420, 770, boat(0, 0, 0.5, shadow(ink.base, 0.2), ink.accent))
  )
}

export const wau: Foreground = ({ tones }) => {
  const { ink, shadow } = tones
  const body = mix(ink.accent, '#cf2f36', 0.45)
  const wing =
    path(body, 'M0-6C40-62 130-78 172-20C128 4 60 22 0 22z') +
    path(ink.glow, 'M14 0C52-42 112-52 142-18C104-2 56 8 14 10z') +
    path(shadow(body, 0.4), 'M40-8q34-26 70-12q-34 10-70 18z')
  const kite =
    wing +
    at(0, 0, wing, -1) +
    path(shadow(body, 0.35), 'M-7-70H7L5 150H-5z') +
    path(body, 'M0-96C22-84 22-58 0-44C-22-58-22-84 0-96z') +
    path(body, 'M-82 92C-80 160-40 192 0 192C40 192 80 160 82 92C60 136 30 146 0 138C-30 146-60 136-82 92z') +
    path(ink.glow, 'M-66 132Q-40 174 0 174Q40 174 66 132Q36 158 0 154Q-36 158-66 132z') +
    path(ink.paper, 'M-34-104Q0-142 34-104Q0-122-34-104z')
  return stroke(ink.paper, 2, 'M1010 250Q1120 560 1240 900') + turned(-24, 1000, 190, at(1000, 190, kite, 0.86))
}

export const kites: Foreground = ({ tones }) => {
  const { ink, shadow } = tones
  const kite = (x: number, y: number, size: number, one: string, two: string): string =>
    stroke(ink.paper, 2, `M${x} ${y + 60 * size}Q${x + 60} ${y + 300} ${x + 150} 920`) +
    at(
      x,
      y,
      polygon(one, [0, -80], [54, -12], [0, 76]) +
        polygon(two, [0, -80], [-54, -12], [0, 76]) +
        polygon(shadow(one, 0.25), [-54, -12], [54, -12], [0, 4]) +
        stroke(one, 5, 'M0 76q-30 30 0 60t-8 56'),
      size,
    )
  return (
    turned(16, 1020, 220, kite(1020, 220, 1.1, ink.accent, ink.paper)) +
    turned(-8, 1150, 130, kite(1150, 130, 0.7, ink.base, ink.glow)) +
    kite(900, 120, 0.5, ink.glow, ink.accent)
  )
}

export const gulls: Foreground = ({ tones, random }) => {
  const { ink, shadow } = tones
  const gull = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      path(ink.paper, 'M0 6C-24-34-64-40-110-26C-70-24-36-8-14 20Q0 30 16 18C40-10 70-28 112-30C70-46 24-36 0 6z') +
        path(
          shadow(ink.paper, 0.35),
          'M-110-26C-78-36-52-34-30-20C-56-30-82-30-110-26zM112-30C80-38 52-34 32-20C56-32 84-32 112-30z',
        ) +
        path(ink.accent, 'M-2 24q8 10 4 16q-10-6-10-14z'),
      size,
    )
  return gull(1020, 170, 0.9) + gull(880 + random.whole(0, 30), 110, 0.5) + gull(1110, 270, 0.6) + gull(-420, 250, 0.5)
}

export const snow: Foreground = ({ tones, random }) => {
  const flakes = repeat(110, () => {
    const r = random.pick([3, 4.5, 6.5])
    return `M${short(random.between(-660, 1340))} ${short(random.between(-80, 880))}a${r} ${r} 0 1 0 .1 0z`
  })
  return (
    `<path fill="${tones.ink.paper}" opacity=".85" d="${flakes}"/>` +
    path(mix(tones.ink.paper, '#e2eef4', 0.5), 'M2200 1200V800Q1300 770 1000 852T-1000 840V1200z')
  )
}

export const balloons: Foreground = ({ tones }) => {
  const { ink, shadow } = tones
  const balloon = (x: number, y: number, size: number, one: string, two: string): string =>
    at(
      x,
      y,
      path(one, 'M0-110C74-110 104-54 96-8C88 36 46 70 26 96H-26C-46 70-88 36-96-8C-104-54-74-110 0-110z') +
        path(
          two,
          'M0-110C-38-108-62-54-58-8C-54 36-28 70-14 96H-26C-46 70-88 36-96-8C-104-54-74-110 0-110zM0-110C26-108 40-54 36-8C34 36 16 70 8 96H-8C-16 70-20 36-22-8C-24-54-14-110 0-110z',
        ) +
        path(shadow(one, 0.24), 'M0-110C74-110 104-54 96-8C88 36 46 70 26 96h-8C40 70 64 36 66-8C70-54 48-104 0-110z') +
        stroke(shadow(one, 0.6), 3, 'M-24 96l10 34M24 96l-10 34') +
        rect(shadow(tones.earth, 0.5), -18, 130, 36, 26, 5),
      size,
    )
  return (
    balloon(1020, 230, 1.15, ink.accent, ink.paper) +
    balloon(880, 120, 0.42, ink.glow, ink.accent) +
    balloon(1120, 520, 0.5, ink.base, ink.glow)
  )
}

export const rocks: Foreground = ({ tones }) => {
  const { ink, shadow } = tones
  const stone = mix(tones.earth, ink.water, 0.45)
  return (
    path(shadow(stone, 0.55), 'M800 930Q820 850 900 826Q940 760 1030 768Q1080 700 1170 720Q1240 730 1330 700V930z') +
    path(
      shadow(stone, 0.3),
      'M900 826Q940 760 1030 768Q1010 800 1016 850Q960 830 900 826zM1030 768Q1080 700 1170 720Q1130 760 1140 830Q1080 800 1030 768z',
    ) +
    path(
      shadow(stone, 0.1),
      'M940 790Q970 766 1030 768Q1000 784 940 790zM1070 738Q1110 708 1170 720Q1120 726 1070 738z',
    ) +
    path(shadow(stone, 0.5), 'M-1000 930V850Q-760 800-600 850Q-420 830-330 930z')
  )
}

export const market: Foreground = ({ tones }) => {
  const { ink, shadow } = tones
  const umbrella = (x: number, y: number, size: number, one: string, two: string): string =>
    at(
      x,
      y,
      rect(shadow(one, 0.6), -5, -20, 10, 200) +
        path(
          one,
          'M-190 0Q-120-120 0-128Q120-120 190 0Q150 18 126 0Q90 20 63 0Q30 20 0 0Q-30 20-63 0Q-90 20-126 0Q-150 18-190 0z',
        ) +
        path(two, 'M-126 0Q-90-110 0-128Q-50-90-63 0Q-90 20-126 0zM63 0Q50-90 0-128Q90-110 126 0Q90 20 63 0z') +
        circle(shadow(one, 0.4), 0, -130, 7),
      size,
    )
  const crate = (x: number, fruit: string): string =>
    repeat(5, index =>
      circle(index % 2 ? fruit : mix(fruit, ink.paper, 0.2), x + 16 + index * 22, 868 - (index % 2) * 9, 15),
    ) + rect(shadow(tones.earth, 0.42), x, 872, 122, 60)
  return (
    umbrella(1070, 790, 1.05, ink.accent, ink.paper) +
    umbrella(-480, 850, 0.8, ink.base, ink.paper) +
    crate(920, ink.glow) +
    crate(1056, ink.accent) +
    crate(1190, ink.leaf)
  )
}

export const luggage: Foreground = ({ tones }) => {
  const { ink, shadow } = tones
  const strap = shadow(tones.earth, 0.5)
  return (
    stroke(shadow(ink.accent, 0.6), 11, 'M1058 664v-56q0-16 16-16h52q16 0 16 16v56') +
    rect(ink.accent, 1000, 660, 200, 232, 24) +
    path(shadow(ink.accent, 0.22), 'M1120 660h56q24 0 24 24v184q0 24-24 24h-56z') +
    path(shadow(ink.accent, 0.35), 'M1034 660h9v232h-9zM1078 660h9v232h-9zM1122 660h9v232h-9zM1166 660h9v232h-9z') +
    circle(shadow(strap, 0.5), 1032, 898, 15) +
    circle(shadow(strap, 0.5), 1168, 898, 15) +
    stroke(shadow(ink.base, 0.6), 10, 'M876 770v-16q0-14 14-14h44q14 0 14 14v16') +
    rect(ink.base, 820, 768, 190, 130, 14) +
    rect(shadow(ink.base, 0.24), 820, 838, 190, 60, 14) +
    rect(strap, 850, 768, 20, 130) +
    rect(strap, 960, 768, 20, 130) +
    rect(ink.glow, 852, 820, 16, 14) +
    rect(ink.glow, 962, 820, 16, 14) +
    circle(ink.paper, 915, 806, 18) +
    circle(ink.accent, 915, 806, 9)
  )
}
