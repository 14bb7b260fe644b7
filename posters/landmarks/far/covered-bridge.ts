import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** New England in autumn: a red covered bridge, a white church with a steeple, maples on fire, leaves on the brook. */
export const coveredBridge = painted({ base: '#a83a2c', accent: '#e2812e' }, ink => {
  const leaves = [ink.accent, '#cf4a2a', ink.glow, '#e3a33a', '#8f4a2c']
  const maple = (x: number, y: number, size: number, i: number) =>
    at(
      x,
      y,
      stroke(ink.deep, 13, 'M0 0V-70M0-50L-30-84M0-56L30-90') +
        disc(leaves[i % 5] as string, 0, -130, 76, 70) +
        disc(leaves[i % 5] as string, -52, -96, 48, 42) +
        disc(leaves[i % 5] as string, 54, -98, 48, 42) +
        disc(ink.deep, 30, -104, 60, 44, 0.13) +
        disc(leaves[(i + 2) % 5] as string, -30, -150, 30, 24, 0.8),
      size,
    )
  return (
    shape(
      leaves[4] as string,
      'M-1000 640Q-500 440-200 480Q100 380 400 450Q700 360 1000 450Q1400 380 2200 460V660H-1000z',
      0.7,
    ) +
    repeat(26, i => disc(leaves[(i * 2) % 5] as string, -700 + i * 90, 560 + ((i * 37) % 40), 60, 44)) +
    box(ink.paper, 850, 460, 130, 160) +
    shape(ink.shade, 'M836 464L870 400H960L994 464z') +
    box(ink.paper, 880, 330, 56, 110) +
    box(ink.paper, 888, 276, 40, 56) +
    shape(ink.paper, 'M884 278L908 160L932 278z') +
    shape(ink.deep, 'M936 330V460H980V620H940V460H920V330zM908 160L932 278H914z', 0.14) +
    shape(
      ink.deep,
      'M898 322v-26a10 10 0 0 1 20 0v26zM868 540v-40a10 10 0 0 1 20 0v40zM905 540v-40a10 10 0 0 1 20 0v40zM942 540v-40a10 10 0 0 1 20 0v40z',
      0.7,
    ) +
    repeat(8, i => maple(-320 + i * 190, 646 + (i % 2) * 8, 0.8 + ((i * 3) % 4) / 10, i)) +
    shape(ink.leaf, 'M-1000 680Q0 630 260 660V720H-1000zM900 660Q1200 630 2200 680V720H900z') +
    box(ink.water, -1000, 700, 3200, 500) +
    shape(ink.shade, 'M200 730V620H300L320 730zM900 730V620H1000V730z') +
    box(ink.base, 250, 510, 700, 140) +
    stroke(
      ink.deep,
      3,
      repeat(34, i => `M${262 + i * 20.5} 512V648`),
      0.35,
    ) +
    shape(
      ink.deep,
      repeat(5, i => `M${400 + i * 100} 544h50v44h-50z`),
      0.7,
    ) +
    shape(ink.shade, 'M226 514L270 430H930L974 514z') +
    stroke(ink.deep, 3, 'M240 490H960M252 466H948M262 446H940', 0.35) +
    shape(ink.deep, 'M250 650V540a40 40 0 0 1 60 0V650z', 0.85) +
    stroke(ink.paper, 7, 'M250 650V540a40 40 0 0 1 60 0V650') +
    box(ink.shade, 230, 644, 740, 16) +
    shape(ink.base, 'M270 720H940L900 790H320z', 0.3) +
    repeat(14, i => disc(leaves[i % 5] as string, 80 + ((i * 151) % 1060), 730 + ((i * 53) % 110), 9, 4)) +
    maple(70, 800, 1.5, 1) +
    maple(1130, 810, 1.6, 0)
  )
})
