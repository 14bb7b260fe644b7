import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Penang: the plank walk of a clan jetty between timber houses on stilts, lanterns and a shrine, sampans below. */
export const chewJetty = painted({ base: '#8c5c3e', accent: '#d03a2e' }, ink => {
  const house = (x: number, y: number, s: number, wall: string) =>
    at(
      x,
      y,
      stroke(ink.shade, 9, 'M-90 0V130M-30 0V136M30 0V136M90 0V130') +
        box(wall, -104, -130, 208, 134) +
        stroke(
          ink.deep,
          3,
          repeat(10, i => `M${-94 + i * 21}-128V0`),
          0.22,
        ) +
        shape(ink.shade, 'M-126-126L-86-190H86L126-126z') +
        stroke(ink.deep, 3, 'M-118-140H118M-106-158H106M-94-176H94', 0.3) +
        box(ink.deep, -26, -94, 52, 98) +
        box(ink.accent, -22, -90, 20, 94) +
        box(ink.accent, 2, -90, 20, 94) +
        box(ink.glow, -84, -88, 40, 40) +
        box(ink.glow, 44, -88, 40, 40) +
        box(ink.accent, -40, -112, 80, 14) +
        disc(ink.accent, -40, -76, 13, 15) +
        disc(ink.accent, 40, -76, 13, 15),
      s,
    )
  return (
    box(ink.water, -1000, 596, 3200, 610) +
    repeat(9, i => box(ink.shade, 500 + i * 24, 590 - ((i * 37) % 50) - 20, 18, 80, 0.35)) +
    house(380, 560, 0.55, ink.light) +
    house(820, 560, 0.55, '#6f9a92') +
    house(270, 590, 0.8, '#6f9a92') +
    house(930, 590, 0.8, ink.glow) +
    house(110, 640, 1.2, ink.light) +
    house(1100, 640, 1.2, '#7f93ad') +
    house(-260, 660, 1.4, ink.base) +
    house(1480, 660, 1.4, ink.light) +
    shape(ink.base, 'M570 600H630L880 1200H320z') +
    stroke(
      ink.deep,
      4,
      repeat(13, i => `M${568 - i * i * 1.75} ${606 + i * i * 4}H${632 + i * i * 1.75}`),
      0.45,
    ) +
    shape(ink.deep, 'M570 600L320 1200H300L562 600zM630 600L880 1200H900L638 600z', 0.5) +
    stroke(ink.shade, 6, 'M556 600V690M500 720V860M644 600V690M700 720V860') +
    stroke(ink.deep, 3, 'M110 400Q600 560 1100 400', 0.8) +
    repeat(9, i => {
      const t = (i + 0.5) / 9
      const y = 400 * (1 - t) ** 2 + 2 * 560 * t * (1 - t) + 400 * t * t
      return (
        disc(ink.accent, 110 + t * 990, y + 22, 20, 23) +
        disc(ink.glow, 110 + t * 990, y + 22, 8, 23, 0.6) +
        box(ink.glow, 104 + t * 990, y - 4, 12, 6)
      )
    }) +
    at(
      600,
      596,
      box(ink.accent, -34, -60, 68, 62) +
        shape(ink.shade, 'M-50-56Q-30-66-28-86H28Q30-66 50-56z') +
        shape(ink.glow, 'M-14 0v-30a14 14 0 0 1 28 0v30z'),
    ) +
    at(
      340,
      800,
      shape(ink.leaf, 'M-130-34Q-100 14-64 16H70Q110 10 136-40Q70-16 0-16T-130-34z') +
        stroke(ink.paper, 5, 'M-124-28Q-60-8 0-8T128-32') +
        stroke(ink.base, 7, 'M-20-10L-90 40'),
    ) +
    at(
      900,
      790,
      shape(ink.accent, 'M-130-34Q-100 14-64 16H70Q110 10 136-40Q70-16 0-16T-130-34z') +
        stroke(ink.glow, 5, 'M-124-28Q-60-8 0-8T128-32'),
    ) +
    stroke(ink.paper, 5, 'M60 850h130M980 850h150M420 720h50M740 720h60', 0.5)
  )
})
