import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

const tower = (ink: Ink, x: number, top: number, w: number) =>
  shape(
    ink.base,
    `M${x - w} 690L${x - w * 0.86} ${top}H${x - w * 0.4}L${x - w * 0.34} 690zM${x + w * 0.34} 690L${x + w * 0.4} ${top}H${x + w * 0.86}L${x + w} 690z`,
  ) +
  shape(ink.deep, `M${x + w * 0.7} ${top}H${x + w * 0.86}L${x + w} 690H${x + w * 0.74}z`, 0.3) +
  repeat(4, i => {
    const y = top + 6 + i * (440 - (top - 160)) * 0.21
    return box(ink.base, x - w * 0.5, y, w, 26) + box(ink.deep, x - w * 0.4, y + 26, w * 0.8, 8, 0.3)
  })

/** San Francisco: the red towers of the Golden Gate Bridge stand out of the fog, the city small behind. */
export const goldenGate = painted(
  { base: '#c8452c' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 640Q-600 480-300 500Q-100 520 60 640zM820 640Q960 520 1140 500Q1500 420 2200 400V660H820z',
      0.75,
    ) +
    shape(ink.deep, 'M1000 560Q1300 480 2200 470V660H900z', 0.14) +
    repeat(16, i => box(ink.shade, 330 + i * 22, 620 - ((i * 47) % 60) - (i > 5 && i < 11 ? 40 : 0), 17, 100, 0.45)) +
    shape(ink.shade, 'M446 640L460 500L474 640z', 0.5) +
    box(ink.water, -1000, 630, 3200, 60, 0.6) +
    stroke(ink.base, 8, 'M-1000 330Q-300 540 330 200Q560 640 860 250Q1000 470 2200 520') +
    stroke(
      ink.base,
      3,
      repeat(
        24,
        i =>
          `M${350 + i * 21} ${(() => {
            const t = (350 + i * 21 - 330) / 530
            return 200 * (1 - t) ** 2 + 2 * 640 * t * (1 - t) + 250 * t * t
          })()}V560`,
      ),
      0.9,
    ) +
    stroke(
      ink.base,
      3,
      repeat(
        14,
        i =>
          `M${-60 + i * 28} ${Math.min(556, 440 - i * 17 + (i < 4 ? 20 : 0))}V560M${890 + i * 40} ${Math.min(556, 286 + i * 19)}V560`,
      ),
      0.9,
    ) +
    tower(ink, 330, 176, 46) +
    tower(ink, 860, 236, 36) +
    box(ink.base, -1000, 556, 3200, 20) +
    box(ink.deep, -1000, 572, 3200, 7, 0.4) +
    stroke(
      ink.base,
      4,
      repeat(60, i => `M${-1000 + i * 54} 578l27 24 27-24`),
    ) +
    box(ink.base, -1000, 600, 3200, 6) +
    shape(
      ink.paper,
      'M-1000 660Q-700 600-400 640Q-200 590 40 640Q160 600 300 650Q420 610 560 656Q700 610 820 654Q960 600 1100 646Q1400 590 2200 640V720H-1000z',
      0.95,
    ) +
    shape(ink.paper, 'M-1000 700Q-300 650 100 700Q500 650 900 704Q1400 660 2200 700V760H-1000z', 0.7),
)
