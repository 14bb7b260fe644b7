import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { archOutline, at, onionOutline, repeat } from '../../strokes/shapes.ts'

/** Udaipur: a white palace that seems to float on Lake Pichola, hills and a fort behind, a painted boat arriving. */
export const lakePalace = painted({ base: '#c9a06a', accent: '#c23d4f' }, ink => {
  const kiosk = (x: number, y: number, w: number) =>
    box(ink.paper, x - w / 2, y - w * 0.7, w, w * 0.7) +
    shape(
      ink.deep,
      archOutline(x - w * 0.34, y, w * 0.28, w * 0.5) + archOutline(x + w * 0.06, y, w * 0.28, w * 0.5),
      0.55,
    ) +
    shape(ink.paper, `M${x - w * 0.66} ${y - w * 0.68}h${w * 1.32}l${-w * 0.16} ${-w * 0.12}h${-w}z`) +
    shape(ink.paper, onionOutline(x, y - w * 0.78, w * 0.8, w * 0.56)) +
    stroke(ink.accent, 4, `M${x} ${y - w * 1.3}v${-w * 0.24}`)
  return (
    shape(
      ink.shade,
      'M-1000 604L-500 480L-100 520L140 400L330 460L560 340L760 430L900 380L1100 470L1400 400L2200 500V620H-1000z',
      0.55,
    ) +
    shape(ink.base, 'M500 362L520 330H600L620 366z', 0.8) +
    box(ink.water, -1000, 600, 3200, 80) +
    box(ink.light, 190, 640, 820, 30) +
    box(ink.paper, 210, 500, 780, 150) +
    box(ink.deep, 860, 500, 130, 150, 0.12) +
    box(ink.light, 200, 490, 800, 14) +
    shape(
      ink.deep,
      repeat(19, i => archOutline(228 + i * 40, 560, 24, 44)) + repeat(19, i => archOutline(228 + i * 40, 636, 24, 58)),
      0.6,
    ) +
    box(ink.accent, 210, 572, 780, 5) +
    box(ink.paper, 400, 410, 400, 90) +
    box(ink.light, 390, 400, 420, 12) +
    shape(
      ink.deep,
      repeat(9, i => archOutline(420 + i * 41, 480, 24, 56)),
      0.6,
    ) +
    kiosk(450, 400, 60) +
    kiosk(750, 400, 60) +
    kiosk(600, 400, 100) +
    kiosk(240, 490, 62) +
    kiosk(340, 490, 46) +
    kiosk(860, 490, 46) +
    kiosk(960, 490, 62) +
    shape(ink.leaf, 'M280 500q10-40 30-40q26-10 30 40zM880 500q10-44 30-44q28-6 28 44z') +
    shape(ink.paper, 'M210 676H990L970 730H250z', 0.35) +
    shape(ink.paper, 'M420 730h360v30H440z', 0.25) +
    stroke(ink.paper, 5, 'M60 700h120M1020 690h120M120 770h160M860 780h180', 0.5) +
    at(
      360,
      752,
      shape(ink.accent, 'M-140-40Q-100 6-70 10H90Q130 0 160-56Q110-14 40-14H-40Q-100-16-140-40z') +
        stroke(ink.glow, 5, 'M-136-34Q-100-6-40-4H40Q110-6 152-44') +
        shape(ink.glow, 'M-70-78Q0-120 80-78L74-66H-64z') +
        stroke(ink.deep, 4, 'M-58-66V-14M68-66V-14M5-72V-14') +
        shape(ink.deep, 'M-34-14v-24q9-18 18 0v24zM24-14v-24q9-18 18 0v24z') +
        shape(ink.paper, 'M-170 10Q0 0 170 10Q0 22-170 10z', 0.7),
    )
  )
})
