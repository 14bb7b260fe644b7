import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A white van at the arrivals kerb with its door slid open; the driver holds up a name board. */
export const airportVan: Landmark = ink =>
  box(ink.light, -1000, 140, 3200, 560) +
  box(ink.shade, -1000, 120, 3200, 50) +
  shape(
    glassOf(ink, ink.water),
    repeat(16, i => `M${-980 + i * 200} 200h180v400h-180z`),
    0.65,
  ) +
  stroke(
    ink.paper,
    6,
    repeat(16, i => `M${-980 + i * 200} 400h180M${-890 + i * 200} 200v400`),
    0.7,
  ) +
  shape(
    ink.shade,
    repeat(6, i => `M${-900 + i * 560} 170h40l-6 530h-28z`),
  ) +
  box('#23405c', 250, 40, 460, 100) +
  shape(ink.glow, 'M300 100l30 -10h40l-20 -30h16l40 30h40q12 2 12 8t-12 8h-40l-40 26h-16l20 -26h-40z') +
  stroke('#fdf8ee', 13, 'M500 76h160M500 106h100') +
  box('#b8b2a8', -1000, 690, 3200, 40) +
  box('#4a4a54', -1000, 726, 3200, 500) +
  stroke(
    '#f4ecd2',
    8,
    repeat(14, i => `M${-980 + i * 230} 880h110`),
    0.7,
  ) +
  disc('#17131c', 640, 826, 380, 20, 0.35) +
  shape('#fbf8f0', 'M280 800V470Q284 420 340 416H830Q880 420 920 500L980 590Q1010 610 1010 660V800z') +
  shape('#cfd3d6', 'M280 720H1010V800H280z') +
  box(ink.accent, 280, 690, 730, 14) +
  shape('#33475c', 'M310 460h130v120h-130zM660 460h150v120h-150zM836 460h24q26 40 54 120h-78z') +
  shape('#23283c', 'M460 450H640V760H460z') +
  shape('#5d6a7a', 'M484 560h110q20 0 20 20v60H484z') +
  shape('#7a879a', 'M484 640h140v40H484zM560 480h50q14 4 14 20v100h-64z') +
  shape('#ffffff', 'M330 460h24l-20 120h-24zM680 460h26l-20 120h-26z', 0.3) +
  box('#23283c', 836, 640, 40, 12) +
  disc('#fff3cf', 984, 680, 20, 28) +
  disc('#17131c', 400, 806, 62) +
  disc('#c9ced2', 400, 806, 32) +
  disc('#17131c', 872, 806, 62) +
  disc('#c9ced2', 872, 806, 32) +
  at(
    180,
    850,
    shape('#23283c', 'M-40 0L-34 -170H-4L-10 0zM10 0L4 -170H34L40 0z') +
      shape(ink.base, 'M-56 -150Q-62 -310 -34 -336H34Q64 -310 56 -150z') +
      stroke(ink.paper, 7, 'M0 -330v150') +
      stroke(ink.base, 26, 'M-46 -310Q-80 -250 -40 -240M46 -310Q84 -250 44 -240') +
      box('#fdf8ee', -78, -300, 156, 92) +
      stroke('#23283c', 9, 'M-54 -268h108M-34 -240h70') +
      disc('#c08a60', -60, -226, 14) +
      disc('#c08a60', 60, -226, 14) +
      disc('#c08a60', 0, -382, 38, 42) +
      shape('#1d1720', 'M-40 -376Q-44 -436 0 -434Q44 -436 40 -376Q20 -404 -40 -376z') +
      stroke('#4a2a16', 4, 'M-16 -384v5M14 -384v5M-12 -364q12 9 24 0'),
  )
