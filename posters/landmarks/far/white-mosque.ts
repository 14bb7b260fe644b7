import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { archOutline, mirrored, onionOutline, repeat } from '../../strokes/shapes.ts'

const minaret = (ink: Ink, x: number, top: number) =>
  box(ink.paper, x - 22, 420, 44, 240) +
  box(ink.paper, x - 16, 250, 32, 170) +
  box(ink.paper, x - 11, top + 60, 22, 190) +
  box(ink.deep, x + 6, 250, 10, 410, 0.14) +
  box(ink.light, x - 28, 412, 56, 14) +
  box(ink.light, x - 24, 246, 48, 12) +
  shape(ink.paper, onionOutline(x, top + 62, 34, 36)) +
  stroke(ink.accent, 5, `M${x} ${top + 26}V${top}`)

/** Abu Dhabi: the white domes and four minarets of the Sheikh Zayed Mosque mirrored in its pools. */
export const whiteMosque = painted(
  { base: '#b9a382', accent: '#d6a63a' },
  ink =>
    mirrored(
      600,
      minaret(ink, 190, 120) +
        shape(
          ink.paper,
          onionOutline(330, 480, 84, 84) + onionOutline(420, 480, 60, 60) + onionOutline(256, 500, 50, 50),
        ) +
        shape(ink.deep, 'M340 400Q378 420 366 480H344z', 0.12) +
        stroke(ink.accent, 5, 'M330 398v-26M420 422v-20M256 452v-18') +
        box(ink.paper, 224, 500, 376, 160) +
        shape(
          ink.deep,
          repeat(7, i => archOutline(240 + i * 40, 656, 26, 76)),
          0.4,
        ) +
        shape(
          ink.accent,
          repeat(8, i => `M${228 + i * 40} 592h8v6h-8z`),
        ) +
        box(ink.light, 216, 494, 384, 10),
    ) +
    box(ink.paper, 486, 360, 228, 160) +
    shape(
      ink.deep,
      repeat(6, i => archOutline(498 + i * 36, 440, 22, 54)),
      0.35,
    ) +
    shape(ink.paper, onionOutline(600, 366, 220, 210)) +
    shape(ink.deep, 'M610 160Q640 190 664 216Q730 280 694 366H640Q680 260 610 160z', 0.13) +
    stroke(ink.accent, 7, 'M600 158V108') +
    box(ink.paper, 500, 470, 200, 190) +
    shape(ink.deep, archOutline(552, 660, 96, 160), 0.45) +
    stroke(ink.accent, 5, 'M540 660V530a60 60 0 0 1 120 0V660') +
    box(ink.light, -1000, 656, 3200, 24) +
    box(ink.water, -1000, 680, 3200, 520) +
    shape(ink.paper, 'M224 684H976V740H224zM500 740H700V770H500zM510 770Q500 850 600 890Q700 850 690 770z', 0.38) +
    shape(ink.paper, 'M178 690h24v170h-24zM998 690h24v170h-24z', 0.35) +
    stroke(ink.paper, 5, 'M80 740h110M880 800h160M300 810h130', 0.5) +
    shape(ink.light, 'M-1000 840L300 860L200 1200H-1000zM2200 840L900 860L1000 1200H2200z'),
)
