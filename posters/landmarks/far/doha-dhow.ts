import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { panes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const dhow = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(ink.base, 'M-250-70Q-200 20-120 30H150Q220 10 250-120L224-116Q180-60 80-56H-150L-262-96z') +
      shape(ink.deep, 'M-214-20Q-170 26-120 30H150Q196 18 220-30Q60 0-214-20z', 0.35) +
      stroke(ink.accent, 7, 'M-240-62Q-180-34-100-34H90Q200-40 238-104') +
      shape(ink.shade, 'M90-56V-110H200L214-92Q170-58 120-56z') +
      shape(ink.glow, 'M110-96h24v24h-24zM146-96h24v24h-24z') +
      stroke(ink.shade, 10, 'M-30-50L-10-330M110-60L120-250') +
      stroke(ink.shade, 8, 'M-210-190L170-400M30-160L220-300') +
      shape(ink.paper, 'M-200-186L166-390Q150-200 20-70Q-90-110-200-186z') +
      shape(ink.deep, 'M166-390Q150-200 20-70Q60-240 100-354z', 0.13) +
      shape(ink.paper, 'M40-160L216-290Q210-180 150-90Q90-120 40-160z') +
      shape(ink.accent, 'M-10-330l-54 14 50 14z') +
      shape(ink.paper, 'M-280 34Q0 18 290 34Q0 46-280 34z', 0.7),
    size,
  )

/** Doha: dhows with their sails set in the bay, the towers of West Bay behind, one of them a needle in latticework. */
export const dohaDhow = painted(
  { base: '#7a4a2a', accent: '#8a1f3c' },
  ink =>
    shape(ink.leaf, 'M-1000 606H2200V590Q1800 580 1500 592T900 586T300 592T-1000 588z', 0.6) +
    at(
      0,
      0,
      shape(ink.water, 'M150 600V400l34-20v220zM210 600V330h60v270zM296 600V430h70v170z', 0.55) +
        shape(
          ink.water,
          'M820 600V340q40-40 80 0v260zM920 600V420h60v180zM1010 600V300l60 60v240zM1100 600V440h80v160z',
          0.55,
        ) +
        shape(
          ink.water,
          'M-120 600V450h80v150zM-10 600V380q30-24 60 0v220zM70 600V470h60v130zM1230 600V470h90v130zM1360 600V420h60v180z',
          0.4,
        ) +
        shape(ink.water, 'M430 600V330Q440 220 480 190V130V190Q520 220 530 330V600z', 0.8) +
        stroke(
          ink.paper,
          2.5,
          repeat(10, i => `M432 ${330 + i * 28}L528 ${302 + i * 28}M432 ${302 + i * 28}L528 ${330 + i * 28}`),
          0.5,
        ) +
        shape(ink.water, 'M590 600Q570 450 610 300H660Q640 450 660 600zM690 600V360l50-30v270z', 0.65) +
        shape(
          ink.paper,
          panes(
            [
              [216, 346],
              [264, 346],
              [264, 590],
              [216, 590],
            ],
            3,
            12,
            0.5,
            0.4,
          ) +
            panes(
              [
                [1020, 340],
                [1060, 370],
                [1060, 590],
                [1020, 590],
              ],
              2,
              11,
              0.5,
              0.4,
            ) +
            panes(
              [
                [828, 350],
                [892, 350],
                [892, 590],
                [828, 590],
              ],
              4,
              12,
              0.5,
              0.4,
            ),
          0.4,
        ) +
        stroke(ink.water, 5, 'M480 190V110', 0.8),
    ) +
    repeat(20, i => disc(ink.leaf, -300 + i * 96, 598, 22, 13)) +
    dhow(ink, 920, 650, 0.5) +
    dhow(ink, 200, 660, 0.62) +
    dhow(ink, 600, 730, 1.05),
)
