import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const house = (ink: Ink, x: number, y: number, size: number, wall: string) =>
  at(
    x,
    y,
    box(ink.shade, -64, -14, 128, 24) +
      shape(wall, 'M-60-10V-80L0-130L60-80V-10z') +
      shape(ink.deep, 'M-70-76L0-138L70-76L62-66L0-120L-62-66z') +
      shape(ink.paper, 'M-44-62h30v34h-30zM14-62h30v34H14zM-12-104h24v22h-24z') +
      shape(glassOf(ink), 'M-40-58h10v26h-10zM-26-58h10v26h-10zM18-58h10v26H18zM32-58h10v26H32z') +
      stroke(ink.paper, 5, 'M-60-10V-78M60-10V-78'),
    size,
  )

/** A town in Greenland: bright wooden houses on bare rock, icebergs as high as hills in the bay. */
export const greenlandHouses = painted({ base: '#7d8288', accent: '#cf3d2e' }, ink => {
  const walls = [ink.accent, '#2f6fa8', '#e3b23c', '#3f8a5e', ink.accent, '#cf7a2e', '#2f6fa8', '#8a4a70']
  return (
    shape(
      ink.paper,
      'M-400 604L-340 480L-220 440L-140 470L-60 604zM60 604L100 470L180 380L260 400L320 340L400 420L440 500L470 604zM620 604L650 500L720 420L780 440L860 350L960 390L1020 480L1060 604zM1180 604L1240 500L1340 460L1420 604z',
    ) +
    shape(
      ink.water,
      'M320 340L400 420L440 500L470 604H380L360 480zM860 350L960 390L1020 480L1060 604H940L920 480zM180 380L200 500L160 604H130L150 480zM720 420L740 520L700 604H670z',
      0.38,
    ) +
    shape(
      ink.shade,
      'M-1000 700L-500 600L-200 620L0 560L200 590L380 650L620 640L860 560L1060 590L1300 540L2200 600V720H-1000z',
    ) +
    repeat(7, i => house(ink, -420 + i * 118, 640 - ((i * 41) % 50), 0.62, walls[(i * 3) % 8] as string)) +
    repeat(7, i => house(ink, 760 + i * 112, 612 - ((i * 37) % 44), 0.6, walls[(i * 5 + 1) % 8] as string)) +
    shape(ink.base, 'M-1000 760L-300 690L100 640L300 680L520 700L760 660L1000 690L1300 640L2200 700V1200H-1000z') +
    shape(
      ink.deep,
      'M100 640L300 680L240 760L60 800zM760 660L1000 690L960 780L820 740zM1300 640L1500 700L1400 800z',
      0.16,
    ) +
    house(ink, 130, 690, 1.05, walls[2] as string) +
    house(ink, 330, 720, 1.15, walls[0] as string) +
    house(ink, 880, 700, 1.05, walls[1] as string) +
    house(ink, 1090, 710, 1.15, walls[3] as string) +
    house(ink, 620, 750, 1.4, walls[5] as string)
  )
})
