import type { Ink, Landmark } from '../landmark.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes.ts'

function turtle(ink: Ink): string {
  const skin = ink.light
  return (
    path(ink.base, 'M60 60Q140 110 150 190Q90 180 30 96zM-130 70Q-190 90-220 140Q-160 146-100 96z') +
    path(skin, 'M96 10Q180 80 290 96Q330 110 320 130Q210 140 70 62zM-150 20Q-230 40-270 90Q-210 110-120 70z') +
    path(skin, 'M150-40Q190-84 240-70Q274-52 262-22Q240 10 180 10z') +
    circle(ink.deep, 236, -48, 7) +
    stroke(ink.deep, 3, 'M262-26q-14 8-30 4') +
    path(ink.leaf, 'M-190 40Q-160-90 0-110Q140-104 180-10Q160 70 0 84Q-120 86-190 40z') +
    path(ink.glow, 'M-176 24Q-140-84 0-104Q110-100 160-40Q60-90-40-70Q-130-40-176 24z') +
    path(ink.shade, 'M-190 40Q-60 60 60 40Q150 20 180-10Q160 70 0 84Q-120 86-190 40z') +
    stroke(
      ink.glow,
      4,
      'M-130-22L-60-54L20-58L90-44L150-14M-60-54L-78 10L-30 48L50 44L84-4L20-58M-78 10L-150 26M84-4L150-14M-30 48L-40 80M50 44L64 76',
    )
  )
}

/** Sipadan, Sabah: a green turtle over the coral wall, a shoal wheeling in the blue. The picture is all under water. */
export const sipadanReef: Landmark = ink => {
  const fish = (x: number, y: number, size: number): string =>
    `M${x} ${y}q${size}${-size * 0.7} ${size * 2} 0l${size * 0.7}${-size * 0.5}v${size}l${-size * 0.7}${-size * 0.5}q${-size} ${size * 0.7}${-size * 2} 0z`
  const shoal = repeat(44, index => {
    const angle = index * 2.4
    const radius = 24 + index * 3.4
    return fish(
      Math.round(790 + Math.cos(angle) * radius * 1.7),
      Math.round(270 + Math.sin(angle) * radius * 0.62),
      10 + (index % 3) * 3,
    )
  })
  const fan = (x: number, y: number, size: number, fill: string): string =>
    at(
      x,
      y,
      stroke(
        fill,
        9,
        'M0 0V-60M0-30Q-40-50-50-110M0-30Q40-50 50-110M0-60Q-20-90-18-140M0-60Q20-90 18-140M-36-70Q-70-80-84-110M36-70Q70-80 84-110',
      ),
      size,
    )
  const brain = (x: number, y: number, r: number, fill: string): string =>
    ellipse(fill, x, y, r, r * 0.7) +
    stroke(
      ink.deep,
      3,
      `M${x - r * 0.6} ${y - r * 0.2}q${r * 0.3} ${-r * 0.3} ${r * 0.6} 0t${r * 0.6} 0M${x - r * 0.5} ${y + r * 0.15}q${r * 0.25} ${-r * 0.3} ${r * 0.5} 0t${r * 0.5} 0`,
    )
  return (
    rect(ink.water, -1000, -300, 3200, 1500) +
    `<g fill="${ink.paper}">${['M-300-300H40L-300 900H-760z', 'M220-300H420L300 900H-20z', 'M620-300H760L900 900H640z', 'M960-300H1200L1700 900H1260z'].map(d => `<path opacity=".13" d="${d}"/>`).join('')}</g>` +
    path(
      ink.paper,
      'M-1000-300H2200V40Q2000 74 1800 44T1400 46T1000 44T600 50T200 44T-200 48T-600 44T-1000 46z',
    ).replace('<path', '<path opacity=".3"') +
    path(ink.paper, 'M-1000-300H2200V-10Q2000 20 1800-6T1400-4T1000-6T600 0T200-6T-200-2T-600-6T-1000-4z').replace(
      '<path',
      '<path opacity=".35"',
    ) +
    path(ink.deep, shoal).replace('<path', '<path opacity=".7"') +
    path(
      ink.shade,
      'M-1000 1200V640Q-600 560-300 640Q-80 560 60 640Q200 620 260 720Q460 800 700 760Q900 690 1000 600Q1060 480 1160 470Q1400 420 1600 520T2200 560V1200z',
    ).replace('<path', '<path opacity=".55"') +
    at(560, 430, `<g transform="rotate(-12)">${turtle(ink)}</g>`, 1.12) +
    path(
      ink.deep,
      'M-1000 1200V760Q-600 700-260 760Q0 690 200 790Q420 850 660 830Q860 810 980 720Q1060 640 1200 640Q1500 600 2200 700V1200z',
    ) +
    fan(120, 790, 1.1, ink.accent) +
    fan(1080, 690, 1.2, ink.accent) +
    fan(300, 820, 0.8, ink.light) +
    fan(920, 780, 0.9, ink.glow) +
    brain(420, 836, 74, ink.base) +
    brain(780, 828, 56, ink.light) +
    brain(1180, 690, 70, ink.base) +
    brain(0, 780, 60, ink.glow) +
    fan(620, 846, 0.7, ink.accent) +
    path(ink.glow, fish(300, 660, 20) + fish(360, 700, 16) + fish(230, 700, 15)) +
    path(
      ink.paper,
      repeat(
        9,
        index =>
          `M${880 + (index % 3) * 22} ${540 - index * 36}a${4 + (index % 3) * 3} ${4 + (index % 3) * 3} 0 1 0 .1 0z`,
      ),
    ).replace('<path', '<path opacity=".6"')
  )
}
