import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, circle, path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'

/** The statue, 42.7 m of gold: crown, garlands, the vel spear in the right hand. Its feet are at 0, 0. */
function murugan(ink: Ink): string {
  const [gold, dim] = ink.night ? ['#d9a441', '#8d5a2a'] : ['#f2b73c', '#b9752a']
  return (
    rect(ink.shade, -78, -18, 156, 34) +
    rect(ink.light, -86, -24, 172, 10) +
    path(gold, 'M-46-20Q-66-120-52-210Q-64-290-40-332H40Q64-290 52-210Q66-120 46-20z') +
    path(dim, 'M6-206Q56-190 56-120Q56-60 46-20H4zM-6-196Q-20-100-8-20h4V-196z') +
    path(
      gold,
      'M-40-332Q-90-326-96-250L-112-196L-92-186L-66-246L-48-280zM40-332Q84-326 96-262L100-200L76-196L62-256L46-280z',
    ) +
    path(dim, 'M40-332Q84-326 96-262L100-200L88-198L80-258Q70-300 40-332z') +
    path(gold, 'M-30-352Q-36-404 0-408Q36-404 30-352Q20-326 0-324Q-20-326-30-352z') +
    path(dim, 'M8-407Q38-400 30-352Q20-326 4-324Q22-350 20-376z') +
    path(gold, 'M-36-386L-30-430L-16-412L-10-462Q0-486 10-462L16-412L30-430L36-386Q0-404-36-386z') +
    path(dim, 'M4-476Q8-472 10-462L16-412L30-430L36-386Q22-392 8-394z') +
    path(ink.accent, 'M-44-318Q-50-230-10-196Q-2-190 2-198Q46-230 42-318Q34-246-2-226Q-36-250-44-318z') +
    stroke(dim, 6, 'M-52-206Q0-180 54-206M-56-160Q0-134 58-160') +
    path(dim, 'M-18-372h13v5h-13zM6-372h13v5H6zM-8-344h16v5h-16z') +
    rect(dim, -106, -430, 9, 432) +
    path(gold, 'M-101.5-520Q-70-466-101.5-424Q-133-466-101.5-520z') +
    circle(gold, -101, -192, 15) +
    circle(gold, 88, -190, 14)
  )
}

/** Batu Caves, Selangor: the golden Lord Murugan before the limestone cliff, 272 painted steps up to the cave. */
export const batuCaves: Landmark = ink => {
  const cliff =
    path(
      ink.shade,
      'M60 700Q110 600 150 520Q170 420 240 350Q270 250 360 220Q400 140 500 130Q570 90 660 118Q760 106 820 176Q900 210 930 300Q1000 360 1030 470Q1100 560 1150 700z',
    ) +
    path(
      ink.base,
      'M60 700Q110 600 150 520Q170 420 240 350Q270 250 360 220Q400 140 500 130Q550 100 610 112Q566 180 560 280Q500 400 520 700z',
    ) +
    path(
      ink.light,
      'M150 520Q170 420 240 350Q270 250 360 220Q400 140 500 130Q440 200 430 300Q360 330 356 450Q300 500 290 600Q220 560 200 640Q150 600 150 520z',
    ) +
    path(
      ink.deep,
      'M846 200Q880 300 866 420L886 400Q896 290 846 200zM940 330Q974 430 960 540L980 510Q984 410 940 330zM560 150Q520 240 530 340L512 310Q512 220 560 150zM1030 480Q1060 560 1050 640L1070 610Q1070 540 1030 480z',
    ).replace('<path', '<path opacity=".5"') +
    path(
      ink.leaf,
      'M330 250q6-50 60-52q20-64 96-70q40-44 104-40q60-30 120 4q90-20 130 50q60 14 90 80q30 30 34 66q-34-40-70-36q-20-60-74-56q-40-50-90-30q-50-40-106-12q-60-16-90 30q-60-10-84 36q-50-10-120 30zM120 600q0-60 50-66q10-50 50-40q30 30 10 70q10 60-60 80zM1080 640q10-60-40-70q-10-60-60-50q-30 40 0 70q10 60 100 50z',
    )
  const mouth =
    path(ink.deep, 'M604 366Q580 262 650 226Q716 190 770 236Q824 284 800 366z') +
    path(
      ink.shade,
      'M622 262Q660 210 716 208Q770 220 792 270L782 312L770 268L758 300L746 252L730 318L714 250L698 290L682 250L668 316L652 262L640 296z',
    )
  const colours = [ink.accent, ink.glow, ink.leaf, ink.water, ink.paper, ink.light]
  const steps = repeat(27, index => {
    const half = 54 + index * 3.7
    return (
      rect(colours[Math.floor(index / 1.5) % 6] as string, 702 - half, 362 + index * 12, half * 2, 12) +
      rect(ink.deep, 702 - half, 372 + index * 12, half * 2, 1.6)
    )
  })
  const rails = [
    [-54, -158],
    [-16, -52],
    [20, 56],
    [54, 158],
  ].map(([top, foot]) =>
    polygon(
      ink.paper,
      [702 + (top as number) - 3, 356],
      [702 + (top as number) + 3, 356],
      [702 + (foot as number) + 7, 692],
      [702 + (foot as number) - 7, 692],
    ),
  )
  const foot = path(
    ink.leaf,
    'M20 720q10-60 70-50q30-40 80-14q50-34 90 10q60-20 90 20q120-14 190 4q160 24 330 2q40-40 90-20q50-40 90 4q60-20 100 44z',
  )
  return cliff + mouth + steps + rails.join('') + at(432, 690, murugan(ink), 1.02) + foot
}
