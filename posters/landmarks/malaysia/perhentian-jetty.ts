import type { Landmark } from '../../strokes/landmark.ts'
import { at, palm, path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'

/** Perhentian Islands, Terengganu: a plank jetty over clear shallows to a thatched pavilion, the green island, taxi boats. */
export const perhentianJetty: Landmark = ink => {
  const planks = repeat(11, index => {
    const share = (index / 11) ** 1.4
    const y = Math.round(638 + share * 106)
    return `M${Math.round(594 - share * 112)} ${y}H${Math.round(646 + share * 60)}v${2 + Math.round(share * 2)}H${Math.round(594 - share * 112)}z`
  })
  const boat = (fill: string): string =>
    path(fill, 'M-130-30Q-90 8-60 10H80Q130 8 166-40Q160 20 110 36H-80Q-120 20-130-30z') +
    path(ink.paper, 'M-122-14Q-86 16-60 18H80Q124 14 158-18Q140 22 90 26H-64Q-100 22-122-14z') +
    path(ink.accent, 'M-50-44H70l6 10H-56z') +
    path(ink.deep, 'M-44-36h5v46h-5zM62-36h5v46h-5z')
  return (
    path(
      ink.base,
      'M-60 612Q60 520 180 500Q260 400 380 380Q480 300 600 330Q700 320 780 400Q900 420 960 500Q1080 540 1240 612z',
    ) +
    path(ink.leaf, 'M-60 612Q60 520 180 500Q260 400 380 380Q430 340 480 334Q460 420 520 470Q460 520 480 612z') +
    path(ink.light, 'M380 380Q480 300 600 330Q560 380 500 400Q470 450 400 460Q330 470 300 520Q300 420 380 380z') +
    path(
      ink.deep,
      'M600 330Q700 320 780 400Q900 420 960 500Q1080 540 1240 612H820Q800 520 720 480Q680 390 600 330z',
    ).replace('<path', '<path opacity=".4"') +
    path(
      ink.leaf,
      'M-100 622q40-44 100-30q50-40 110-10q60-40 120-4q60-40 120 0q60-30 110 4q70-40 130 0q60-34 120 4q60-40 120 0q60-30 120 6q60-30 130 30z',
    ) +
    path(ink.glow, 'M-120 628Q300 598 640 612T1300 628Q900 640 600 636T-120 628z') +
    palm(250, 622, 150, -26, ink.deep, ink.deep, ink.leaf) +
    palm(310, 624, 110, 16, ink.deep, ink.deep, ink.leaf) +
    palm(900, 624, 160, 28, ink.deep, ink.deep, ink.leaf) +
    palm(860, 624, 120, -20, ink.deep, ink.deep, ink.leaf) +
    path(
      ink.paper,
      repeat(12, index => `M${-300 + index * 150} ${668 + (index % 3) * 22}q50-9 100 0q-50 9-100 0z`),
    ).replace('<path', '<path opacity=".4"') +
    at(330, 712, boat(ink.accent), 0.8) +
    at(880, 694, boat(ink.base), -0.66) +
    path(ink.deep, 'M546 700h12v60h-12zM676 700h12v60h-12zM496 730h15v60h-15zM682 730h15v60h-15z') +
    polygon(ink.light, [594, 636], [646, 636], [706, 744], [482, 744]) +
    path(ink.shade, planks) +
    path(ink.shade, 'M482 744H706V758H482z') +
    path(ink.deep, 'M588 758h5v40h-5zM612 758h5v40h-5zM588 768h29v5h-29zM588 782h29v5h-29z') +
    at(
      620,
      640,
      rect(ink.deep, -104, -6, 208, 12) +
        path(ink.deep, 'M-92-96h9V0h-9zM-34-96h7V0h-7zM28-96h7V0h-7zM84-96h9V0h-9z') +
        stroke(ink.deep, 4, 'M-92-34H-30M30-34H92') +
        polygon(ink.accent, [-146, -88], [0, -206], [146, -88]) +
        polygon(ink.glow, [-146, -88], [0, -206], [-30, -88]) +
        path(ink.paper, 'M-146-88L0-206L-90-88z') +
        path(
          ink.deep,
          repeat(15, index => `M${-144 + index * 20}-90h12l-6 16z`),
        ) +
        path(ink.deep, 'M-8-212h16v14H-8z'),
      1.06,
    )
  )
}
