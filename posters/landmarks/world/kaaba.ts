import { archPath, box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

const minaret = (ink: Ink, x: number, top: number, s: number) =>
  box(ink.paper, x - 22 * s, top, 44 * s, 620 - top) +
  box(ink.shade, x + 6 * s, top, 16 * s, 620 - top, 0.35) +
  [0.16, 0.42, 0.68].map(t => box(ink.light, x - 34 * s, top + (620 - top) * t, 68 * s, 14 * s)).join('') +
  shape(
    ink.paper,
    `M${x - 20 * s} ${top}Q${x - 24 * s} ${top - 40 * s} ${x} ${top - 66 * s}Q${x + 24 * s} ${top - 40 * s} ${x + 20 * s} ${top}z`,
  ) +
  stroke(ink.glow, 5, `M${x} ${top - 66 * s}v${-34 * s}`)

/** Makkah: the Kaaba under its black cover banded in gold, the white arcades and minarets of the Great Mosque, and pilgrims around it. */
export const kaaba: Landmark = ink => {
  const crowd = (y: number, count: number, size: number, spread: number) =>
    repeat(count, i => {
      const x = 600 + (i - (count - 1) / 2) * spread + ((i * 37) % 9)
      return (
        shape(
          i % 4 === 3 ? '#3a4a5c' : '#fbf7ee',
          `M${x - size} ${y}q0 ${-size * 2.4} ${size} ${-size * 2.4}t${size} ${size * 2.4}z`,
        ) +
        shape(
          i % 4 === 3 ? '#3a4a5c' : i % 3 ? '#8a5a3c' : '#b98458',
          `M${x - size * 0.56} ${y - size * 2.5}a${size * 0.56} ${size * 0.6} 0 1 1 ${size * 1.12} 0z`,
        )
      )
    })
  return (
    shape(
      ink.shade,
      'M-1000 560L-400 400L-100 470L240 360L520 450L820 340L1100 450L1500 380L2200 560V640H-1000z',
      0.35,
    ) +
    mirrored(600, minaret(ink, 900, 190, 1) + minaret(ink, 1090, 260, 0.8) + minaret(ink, 1400, 230, 0.9)) +
    box(ink.paper, -1000, 470, 3200, 190) +
    box(ink.light, -1000, 462, 3200, 12) +
    box(ink.light, -1000, 566, 3200, 8) +
    shape(
      ink.shade,
      repeat(58, i => archPath(-980 + i * 56, 562, 34, 72)),
      0.5,
    ) +
    shape(
      ink.shade,
      repeat(46, i => archPath(-970 + i * 70, 660, 46, 78)),
      0.65,
    ) +
    box('#efe8da', -1000, 656, 3200, 600) +
    stroke(ink.shade, 3, 'M-1000 720Q600 690 2200 720M-1000 800Q600 750 2200 800', 0.3) +
    crowd(700, 44, 11, 30) +
    shape('#1a1a20', 'M430 284L620 250V740L430 690z') +
    shape('#0e0e13', 'M620 250L790 282V688L620 740z') +
    shape('#d9a83a', 'M430 352L620 330V372L430 391zM620 330L790 351V389L620 372z') +
    stroke('#7a5a16', 4, 'M446 370l158 -18M636 353l140 17') +
    shape('#d9a83a', 'M666 520L722 508V690L666 708z') +
    stroke('#7a5a16', 4, 'M694 516v182M674 540l40 -8M674 590l40 -8M674 640l40 -8') +
    stroke('#2f2f38', 3, 'M478 392V704M526 388V716M574 384V728M760 392V696M640 382V734', 0.8) +
    shape('#cfc8ba', 'M420 690L620 742L800 690V704L620 758L420 704z') +
    crowd(776, 30, 15, 42) +
    crowd(836, 26, 20, 54) +
    crowd(910, 22, 27, 68)
  )
}
