import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { whiteTerrace } from '../parts/white-houses.ts'

const mill = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(ink.paper, 'M-76 0L-66-190H66L76 0z') +
      shape(ink.deep, 'M20 0L24-190H66L76 0z', 0.16) +
      shape(ink.accent, 'M-80-186Q-60-270 0-290Q60-270 80-186z') +
      stroke(
        ink.deep,
        3,
        repeat(7, i => `M${-66 + i * 22}-188L0-286`),
        0.45,
      ) +
      shape(ink.base, 'M-34 0v-70h34V0zM-6-130h24v30H-6z') +
      stroke(
        ink.shade,
        5,
        repeat(6, i => {
          const a = (i * Math.PI) / 6 + 0.2
          return `M${-50 - Math.cos(a) * 140} ${-200 - Math.sin(a) * 140}L${-50 + Math.cos(a) * 140} ${-200 + Math.sin(a) * 140}`
        }),
      ) +
      stroke(
        ink.shade,
        3,
        `${repeat(12, i => {
          const a = (i * Math.PI) / 6 + 0.2
          return `${i ? 'L' : 'M'}${-50 + Math.cos(a) * 138} ${-200 + Math.sin(a) * 138}`
        })}z`,
      ),
    size,
  )

/** Mykonos: four round windmills in a row above the sea, white houses with blue doors, a fishing boat. */
export const mykonosWindmills = painted(
  { base: '#2a6fae', accent: '#b08a5a' },
  ink =>
    shape(ink.shade, 'M-1000 602L-300 550L60 570L300 530L520 590L700 602z', 0.35) +
    shape(ink.light, 'M1100 602H2200V540L1500 500L1100 570z', 0.4) +
    shape(ink.accent, 'M170 690Q260 590 420 540Q640 470 860 480Q1000 470 1160 440Q1500 420 2200 400V760H170z') +
    shape(ink.deep, 'M170 690Q400 640 700 650T1300 600L2200 560V760H170z', 0.2) +
    mill(ink, 420, 552, 0.72) +
    mill(ink, 590, 510, 0.84) +
    mill(ink, 790, 490, 0.96) +
    mill(ink, 1020, 474, 1.06) +
    whiteTerrace(ink, 290, 668, 6, 1) +
    whiteTerrace(ink, 620, 684, 8, 4) +
    whiteTerrace(ink, 1000, 690, 24, 2) +
    shape(ink.base, 'M330 668v-26h14v26zM480 668v-26h14v26zM690 684v-30h16v30zM820 684v-30h16v30zM930 684v-26h14v26z') +
    shape(ink.shade, 'M150 700Q500 676 1200 690L2200 680V716H150z') +
    at(
      130,
      742,
      shape(ink.base, 'M-110-34Q-80 12-50 14H70Q100 10 116-38Q60-16 0-16T-110-34z') +
        stroke(ink.paper, 6, 'M-106-30Q-60-12 0-12T112-34') +
        stroke(ink.deep, 6, 'M0-16V-120') +
        shape(ink.paper, 'M6-118L80-40H6zM-6-100L-60-40H-6z') +
        shape(ink.paper, 'M-140 14Q0 4 150 14Q0 26-140 14z', 0.7),
    ),
)
