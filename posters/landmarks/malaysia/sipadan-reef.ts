import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../../strokes/shapes.ts'

function turtle(ink: Ink): string {
  const skin = ink.light
  const scales = repeat(6, index => `M${120 + index * 26} ${76 + index * 17}q12-8 20 4q-8 12-20-4z`)
  return (
    path(
      ink.base,
      'M110-40Q180-120 250-150Q262-140 256-120Q220-50 150-10zM-150 50Q-196 20-250 28Q-262 40-246 52Q-200 86-140 84z',
    ) +
    path(skin, 'M150-46Q190-96 248-84Q288-68 290-40Q290-28 268-20Q220 10 160 22z') +
    path(ink.shade, 'M206-60q10-10 20 0q-8 12-20 0zM230-38q10-8 18 2q-8 10-18-2zM196-30q10-8 18 2q-8 10-18-2z') +
    circle(ink.deep, 252, -58, 8) +
    circle(ink.paper, 255, -61, 2.5) +
    stroke(ink.deep, 3, 'M288-36q-18 6-34 2') +
    path(ink.glow, 'M-200 60Q-60 110 60 90Q150 70 176 22L150 0L-160 30z') +
    path(ink.shade, 'M-120 86Q-30 104 60 90Q110 78 140 56L60 50z').replace('<path', '<path opacity=".4"') +
    path(ink.leaf, 'M-206 62Q-170-70 0-104Q130-110 186 4Q180 34 140 44Q-20 74-206 62z') +
    path(ink.shade, 'M-206 62Q-20 74 140 44Q180 34 186 4Q120 36-10 44Q-120 50-206 62z') +
    stroke(
      ink.glow,
      4,
      'M-150-2L-78-34L-8-44L64-40L128-24L176-16M-78-34L-92-76M-8-44L-4-104M64-40L90-92M128-24L150-58M-78-34L-104 50M-8-44L-18 46M64-40L66 38M128-24L134 26',
    ) +
    path(ink.paper, 'M-150-28Q-90-86-6-96Q60-100 100-80Q30-88-30-72Q-100-56-150-28z').replace(
      '<path',
      '<path opacity=".45"',
    ) +
    path(skin, 'M90 30Q160 50 226 120Q290 190 300 250Q290 262 272 252Q200 230 130 160Q80 110 60 60z') +
    path(ink.shade, scales) +
    path(ink.base, 'M60 60Q80 110 130 160Q200 230 272 252Q282 258 292 256Q210 170 150 120Q96 84 60 60z') +
    path(skin, 'M-160 60Q-200 110-262 130Q-276 146-256 152Q-190 156-120 84z') +
    path(ink.base, 'M-256 152Q-190 156-120 84L-140 72Q-190 126-256 152z')
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
