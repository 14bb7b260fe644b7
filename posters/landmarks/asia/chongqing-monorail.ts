import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { litWindows, windowRow } from '../parts/windows.ts'

/** Liziba, Chongqing: a monorail train comes out of the eighth floor of a block of flats, the river road far below. */
export const chongqingMonorail = painted({ base: '#b9a58a', accent: '#d8862b' }, ink => {
  const car = (x: number) =>
    at(
      x,
      418,
      shape(ink.paper, 'M0 0V-64Q0-80 16-80H184Q200-80 200-64V0z') +
        shape(ink.accent, 'M0-18H200V0H0z') +
        shape(ink.deep, `${boxes([18, -62], [4, 1], [42, 0], [32, 30])}M10 0h180v10H10z`),
    )
  return (
    shape(ink.leaf, 'M-1000 660V420Q-600 330-300 420T200 380T700 460T1400 360T2200 400V660z', 0.6) +
    shape(ink.shade, 'M-60 660V300H70V660zM1060 660V260H1190V660zM1240 660V360H1380V660zM-260 660V380H-120V660z', 0.5) +
    box(ink.base, 520, 60, 420, 620) +
    box(ink.deep, 800, 60, 140, 620, 0.14) +
    box(ink.light, 500, 48, 460, 20) +
    litWindows(ink, 550, 90, [9, 5], [42, 42], [26, 26]) +
    litWindows(ink, 550, 480, [9, 4], [42, 44], [26, 26]) +
    box(ink.shade, 506, 304, 448, 150) +
    box(ink.paper, 506, 296, 448, 12) +
    box(ink.paper, 506, 450, 448, 14) +
    windowRow(ink, 700, 330, 6, 40, 30, 60) +
    shape(ink.deep, 'M506 430V340Q506 322 524 322H672Q690 322 690 340V430z') +
    box(ink.shade, -1000, 418, 1600, 30) +
    box(ink.deep, -1000, 440, 1600, 10, 0.35) +
    box(ink.shade, 940, 418, 1300, 30) +
    repeat(3, i => shape(ink.shade, `M${40 + i * 190} 448h44l8 250h-60zM${20 + i * 190} 448h84l-20 26h-44z`)) +
    repeat(3, i => shape(ink.shade, `M${1010 + i * 190} 448h44l8 250h-60z`)) +
    car(20) +
    car(224) +
    at(
      428,
      418,
      shape(ink.paper, 'M0 0V-64Q0-80 16-80H130Q178-74 190-30V0z') +
        shape(ink.accent, 'M0-18H190V0H0z') +
        shape(ink.deep, 'M18-62h32v30H18zM60-62h32v30H60zM110-66h24Q158-60 168-32H110zM10 0h170v10H10z'),
    ) +
    shape(
      ink.leaf,
      repeat(13, i => `M${-240 + i * 130} 690q10-60 70-50q60-14 76 50z`),
    ) +
    shape(ink.light, 'M-1000 680Q600 660 2200 680V720Q600 700-1000 720z') +
    stroke(ink.deep, 4, 'M-1000 690Q600 670 2200 690', 0.4)
  )
})
