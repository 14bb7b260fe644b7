import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, circle, path, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

function cat(ink: Ink): string {
  return (
    path(ink.deep, 'M-30 0Q-44-60-14-96Q-26-110-22-146L-4-130Q8-134 20-130L38-146Q42-110 30-96Q56-60 44 0z') +
    stroke(ink.deep, 11, 'M40-8Q84-10 80-52Q76-76 92-84') +
    circle(ink.glow, -2, -112, 5) +
    circle(ink.glow, 19, -112, 5) +
    path(ink.accent, 'M-16-94q24 10 48 0v8q-24 10-48 0z') +
    circle(ink.glow, 8, -80, 6)
  )
}

/** Kuching, Sarawak: the State Legislative Assembly with its golden umbrella roof over the river, a covered sampan, a cat on the wall. */
export const kuchingCatWaterfront: Landmark = ink => {
  const gold = ink.night ? '#c99440' : '#eab343'
  const dim = ink.night ? '#7d5a35' : '#b67d2c'
  // Nine points in the roof's plan: five show from the river.
  const roof =
    path(gold, 'M600 150Q606 300 690 376Q780 430 900 452L880 470H320L300 452Q420 430 510 376Q594 300 600 150z') +
    path(
      dim,
      'M600 150Q606 300 690 376Q780 430 900 452L880 470H780Q700 420 650 360Q612 300 600 150zM594 230Q580 330 540 390Q500 440 440 470H510Q560 420 580 370Q596 310 594 230z',
    ) +
    path(
      ink.paper,
      'M600 180Q590 310 540 378Q480 430 380 462H396Q490 436 548 384Q596 316 600 180zM603 220Q612 350 660 470H672Q622 360 603 220z',
    ) +
    path(
      gold,
      'M300 452l-26-20l34 38zM900 452l26-20l-34 38zM440 470l-10 18l-12-18zM520 470l-10 18l-12-18zM610 470l-10 18l-12-18zM700 470l-10 18l-12-18zM780 470l-10 18l-12-18z',
    ) +
    path(gold, 'M592 160L598 96L600 70L602 96L608 160z') +
    circle(gold, 600, 122, 10) +
    circle(gold, 600, 98, 6)
  const hall =
    rect(ink.paper, 356, 470, 488, 110) +
    rect(ink.light, 690, 470, 154, 110) +
    path(
      glassOf(ink),
      repeat(11, index => archOutline(374 + index * 42, 578, 26, 88)),
    ) +
    rect(ink.paper, 320, 572, 560, 12) +
    rect(ink.shade, 330, 584, 540, 46) +
    path(
      glassOf(ink),
      repeat(16, index => `M${344 + index * 33} 594h18v30h-18z`),
    ) +
    rect(ink.paper, 290, 628, 620, 12) +
    path(
      ink.leaf,
      'M90 660q10-50 60-44q30-40 80-16q40-20 70 14q30 6 36 46zM870 660q0-46 50-50q40-30 80-4q60-20 90 20q40 10 50 34z',
    )
  const sampan =
    path(ink.deep, 'M-150-14Q-110 20-70 20H90Q140 16 170-30Q160 32 120 42H-100Q-140 26-150-14z') +
    path(ink.accent, 'M-86-34Q0-62 96-34l6 12H-92z') +
    path(ink.deep, 'M-80-24h5v44h-5zM84-24h5v44h-5zM0-26h4v46h-4z') +
    path(ink.paper, 'M-140 2Q-110 24-70 26H90Q134 22 160-6Q134 30 90 32H-70Q-116 30-140 2z') +
    path(ink.deep, 'M-110 16q-2-40 12-42q14 2 12 42zM-98-36a9 9 0 1 0 .1 0z')
  return (
    hall +
    roof +
    rect(ink.leaf, -1000, 654, 3200, 8) +
    path(
      gold,
      repeat(6, index => `M${540 - index * 12} ${672 + index * 7}h${120 + index * 24}l-10 3h-${100 + index * 24}z`),
    ).replace('<path', '<path opacity=".5"') +
    at(500, 686, sampan, 0.9) +
    rect(ink.shade, 720, 694, 1480, 90) +
    rect(ink.light, 712, 684, 1488, 13) +
    at(830, 686, cat(ink), 0.95)
  )
}
