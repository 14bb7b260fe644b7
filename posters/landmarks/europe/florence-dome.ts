import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { archOutline, repeat } from '../../strokes/shapes.ts'

/** Florence: Brunelleschi's red dome and the striped bell tower above the roofs, cypresses and hills behind. */
export const florenceDome = painted({ base: '#d8c3a0', accent: '#c2552f' }, ink => {
  const green = '#4f7a62'
  return (
    shape(ink.leaf, 'M-1000 640V480Q-500 400-200 450Q100 380 400 440Q700 390 1000 440Q1500 380 2200 450V660z', 0.55) +
    shape(
      ink.leaf,
      repeat(14, i => `M${-300 + i * 130} ${470 + ((i * 31) % 30)}q-10-50 6-90q16 40 6 90z`),
    ) +
    box(ink.paper, 330, 420, 260, 230) +
    shape(ink.accent, 'M318 424L346 376H590V424z') +
    stroke(green, 5, 'M330 450H590M330 500H590M330 560H590', 0.7) +
    shape(
      ink.deep,
      repeat(4, i => archOutline(350 + i * 62, 560, 26, 90)),
      0.6,
    ) +
    box(ink.paper, 560, 400, 330, 250) +
    shape(
      ink.deep,
      repeat(4, i => `M${600 + i * 76} 470a17 17 0 1 1 34 0a17 17 0 1 1-34 0z`),
      0.65,
    ) +
    stroke(green, 6, 'M560 430H890M560 510H890', 0.7) +
    shape(ink.accent, 'M566 402Q572 250 660 180Q700 156 726 150Q752 156 792 180Q880 250 886 402z') +
    shape(ink.deep, 'M726 150Q752 156 792 180Q880 250 886 402H810Q806 250 726 150z', 0.22) +
    stroke(
      ink.paper,
      8,
      'M570 398Q580 260 690 166M650 402Q656 260 716 154M726 402V152M802 402Q796 260 736 154M882 398Q872 260 762 166',
    ) +
    box(ink.paper, 700, 96, 52, 60) +
    shape(ink.deep, archOutline(712, 150, 10, 36) + archOutline(730, 150, 10, 36), 0.7) +
    shape(ink.accent, 'M692 100L726 40L760 100z') +
    stroke(ink.glow, 6, 'M726 44V10') +
    shape(ink.accent, 'M540 500Q546 430 600 420Q654 430 660 500zM800 500Q806 430 856 420Q912 430 918 500z') +
    box(ink.paper, 540, 500, 120, 150) +
    box(ink.paper, 800, 500, 118, 150) +
    shape(ink.deep, archOutline(584, 600, 32, 80) + archOutline(842, 600, 32, 80), 0.6) +
    box(ink.paper, 250, 190, 92, 470) +
    box(ink.deep, 314, 190, 28, 470, 0.16) +
    stroke(green, 6, 'M250 230H342M250 330H342M250 430H342M250 530H342', 0.8) +
    stroke(ink.accent, 4, 'M250 244H342M250 344H342M250 444H342M250 544H342', 0.7) +
    shape(
      ink.deep,
      `${archOutline(272, 316, 48, 76)}${archOutline(266, 418, 24, 60)}${archOutline(302, 418, 24, 60)}${archOutline(266, 518, 24, 60)}${archOutline(302, 518, 24, 60)}`,
      0.65,
    ) +
    box(ink.light, 240, 176, 112, 18) +
    shape(ink.accent, 'M248 178L296 150L344 178z') +
    repeat(24, i => {
      const [x, h] = [-620 + i * 84, 50 + ((i * 37) % 46)]
      return (
        box([ink.base, ink.glow, ink.light][i % 3] as string, x, 690 - h, 82, h) +
        shape(ink.accent, `M${x - 5} ${690 - h}l12-24h68l12 24z`) +
        shape(ink.deep, boxes([x + 12, 704 - h], [3, 1], [23, 0], [11, 18]), 0.65)
      )
    }) +
    repeat(24, i => {
      const [x, h] = [-660 + i * 96, 40 + ((i * 53) % 40)]
      return (
        box([ink.glow, ink.base, ink.paper][i % 3] as string, x, 760 - h, 94, h) +
        shape(ink.accent, `M${x - 5} ${760 - h}l14-28h76l14 28z`) +
        shape(ink.deep, boxes([x + 14, 774 - h], [3, 1], [26, 0], [12, 18]), 0.65)
      )
    })
  )
})
