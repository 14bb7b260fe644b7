import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** Edinburgh: the castle on its black crag above the roofs of the Old Town, a piper in the foreground. */
export const edinburghCastle = painted({ base: '#7c7269', accent: '#a8322f' }, ink => {
  const block = (x: number, top: number, w: number, h: number) =>
    box(ink.base, x, top, w, h) +
    box(ink.deep, x + w * 0.72, top, w * 0.28, h, 0.24) +
    shape(ink.base, boxes([x - 3, top - 12], [Math.max(2, Math.floor(w / 20)), 1], [20, 0], [13, 16])) +
    shape(
      ink.deep,
      boxes([x + 12, top + 22], [Math.max(1, Math.floor(w / 34)), Math.max(1, Math.floor(h / 54))], [32, 50], [10, 20]),
      0.7,
    )
  return (
    shape(ink.leaf, 'M-1000 640L-400 540L0 580L300 560L900 600L1200 520L2200 560V680H-1000z', 0.6) +
    shape(ink.deep, 'M180 660L220 560L210 500L270 440L300 400L880 380L920 430L1000 500L1010 570L1080 660z', 0.75) +
    shape(
      ink.base,
      'M180 660L220 560L210 500L270 440L300 400L340 460L320 560L380 660zM480 660L460 560L500 470L470 396L620 390L600 480L640 570L620 660zM760 660L740 560L780 470L760 386L860 382L850 470L890 560L880 660z',
      0.55,
    ) +
    block(300, 330, 170, 90) +
    block(440, 270, 120, 140) +
    block(550, 300, 150, 100) +
    shape(ink.shade, 'M550 300L570 250H680L700 300z') +
    block(680, 240, 80, 160) +
    shape(ink.shade, 'M680 240L694 200H746L760 240z') +
    block(750, 310, 140, 90) +
    disc(ink.base, 860, 390, 60, 50) +
    box(ink.base, 800, 340, 120, 60) +
    shape(ink.base, boxes([798, 328], [6, 1], [22, 0], [13, 16])) +
    stroke(ink.deep, 5, 'M720 200V120') +
    shape('#24477f', 'M722 122h56v34h-56z') +
    stroke(ink.paper, 5, 'M724 124l52 30M776 124l-52 30') +
    repeat(24, i => {
      const [x, h] = [-520 + i * 76, 50 + ((i * 47) % 60)]
      return (
        box(i % 3 ? ink.light : ink.base, x, 690 - h, 74, h) +
        shape(ink.shade, `M${x - 3} ${690 - h}l16-34h48l16 34z`) +
        box(ink.shade, x + 10, 690 - h - 54, 13, 40) +
        shape(glassOf(ink), boxes([x + 14, 704 - h], [3, 1], [20, 0], [10, 18]), 0.7)
      )
    }) +
    shape(ink.leaf, 'M-1000 720Q0 660 400 690T1200 690L2200 680V800H-1000z') +
    at(
      330,
      800,
      shape(ink.deep, 'M-22 0V-70H-4V0zM6 0V-70H24V0z') +
        shape(ink.paper, 'M-22-6V-56H-4V-6zM6-6V-56H24V-6z') +
        shape(ink.accent, 'M-42-64L-30-142H32L44-64z') +
        stroke(ink.deep, 4, 'M-36-104H38M-40-82H42M-20-140L-24-66M4-140V-66M24-140L28-66', 0.5) +
        shape(ink.deep, 'M-32-136Q-42-224 0-226Q42-224 34-136z') +
        shape(ink.leaf, 'M-20-200Q-80-216-86-170Q-80-140-30-150z') +
        stroke(ink.deep, 6, 'M-60-196L-90-300M-44-200L-60-310M-70-188L-116-282') +
        stroke(ink.deep, 5, 'M-30-160L20-120M-40-200L6-236') +
        disc(ink.paper, 4, -248, 20) +
        shape(ink.deep, 'M-20-256Q-16-292 8-290Q30-286 28-254z'),
      1,
    )
  )
})
