import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Naples: the bay with Vesuvius across it, Castel dell'Ovo on its rock, bright houses and an umbrella pine. */
export const naplesVesuvius = painted(
  { base: '#5d6d8a', accent: '#d97a4a' },
  ink =>
    shape(
      ink.base,
      'M-400 606Q-100 590 100 540Q260 480 360 360L430 280L470 300L510 286L560 300L600 250L640 270L700 360Q820 500 1000 550Q1200 600 1500 606z',
      0.9,
    ) +
    shape(ink.deep, 'M600 250L640 270L700 360Q820 500 1000 550Q1200 600 1500 606H700Q720 440 600 250z', 0.2) +
    repeat(30, i => box(ink.paper, -140 + i * 46, 588 - ((i * 31) % 16), 34, 26, 0.8)) +
    box(ink.water, -1000, 606, 3200, 600) +
    stroke(ink.paper, 5, 'M300 640h130M520 660h110M700 636h100M420 700h160M640 740h140', 0.5) +
    shape(ink.shade, 'M560 712L600 676H960L1010 716Q800 740 560 712z') +
    shape(ink.light, 'M610 690L624 560H760V530H860V570H940L956 690z') +
    shape(ink.deep, 'M860 570H940L956 690H880zM740 560H760V530H776V690H740z', 0.2) +
    shape(ink.deep, boxes([650, 590], [7, 2], [40, 44], [11, 18]), 0.65) +
    shape(ink.light, boxes([622, 548], [6, 1], [22, 0], [14, 16])) +
    stroke(ink.deep, 4, 'M810 530V480') +
    shape(ink.accent, 'M812 482l40 10-40 12z') +
    shape(ink.light, 'M1000 690Q1100 680 2200 660V700L1000 712z') +
    repeat(8, i => {
      const [x, h] = [1030 + i * 88, 120 + ((i * 47) % 80)]
      const wall = [ink.accent, ink.glow, ink.paper, '#c9685c'][i % 4] as string
      return (
        box(wall, x, 690 - h, 84, h) +
        shape(ink.shade, `M${x - 4} ${690 - h}h92v-10h-92z`) +
        shape(ink.leaf, boxes([x + 12, 704 - h], [3, Math.floor(h / 42)], [24, 40], [13, 24]))
      )
    }) +
    shape(ink.water, 'M-1000 780Q300 760 1200 780L2200 770V1200H-1000z') +
    shape(ink.leaf, 'M-1000 760Q-200 720 100 780Q400 830 560 1200H-1000z') +
    shape(ink.deep, 'M-1000 860Q-100 800 200 860Q360 900 440 1200H-1000z', 0.25) +
    at(
      170,
      810,
      stroke(ink.deep, 22, 'M0 0Q-20-190 10-380') +
        stroke(ink.deep, 12, 'M4-300Q-70-360-120-400M8-330Q80-390 130-410') +
        shape(
          ink.leaf,
          'M-260-400Q-240-480-140-480Q-80-540 20-520Q120-550 190-480Q280-470 280-400Q200-360 0-370Q-200-360-260-400z',
        ) +
        shape(ink.deep, 'M-260-400Q-100-420 60-410T280-400Q200-360 0-370Q-200-360-260-400z', 0.3),
    ) +
    at(
      440,
      770,
      shape(ink.accent, 'M-120-30Q-90 10-60 12H80Q110 6 130-34Q70-14 0-14T-120-30z') +
        stroke(ink.paper, 5, 'M-114-24Q-60-8 0-8T122-26') +
        stroke(ink.deep, 5, 'M0-14V-150') +
        shape(ink.paper, 'M6-148Q90-90 96-30H6zM-6-120Q-50-70-70-30H-6z') +
        disc(ink.deep, 60, -26, 7) +
        shape(ink.paper, 'M-150 12Q0 2 160 12Q0 26-150 12z', 0.7),
    ),
)
