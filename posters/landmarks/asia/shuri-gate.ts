import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, mirrored, repeat } from '../../strokes/shapes.ts'

/** Naha: the red gate of Shuri with its tiled roofs, curved walls of coral stone and two lion dogs. */
export const shuriGate = painted({ base: '#b8392c', accent: '#d8a23c' }, ink => {
  const tile = '#8c4a38'
  const roof = (y: number, half: number, rise: number) =>
    shape(
      tile,
      `M${600 - half} ${y}Q${600 - half * 0.8} ${y - 8} ${600 - half * 0.66} ${y - rise}H${600 + half * 0.66}Q${600 + half * 0.8} ${y - 8} ${600 + half} ${y}Q600 ${y + 16} ${600 - half} ${y}z`,
    ) +
    stroke(
      ink.paper,
      5,
      repeat(15, i => `M${600 + ((i - 7) / 7) * half * 0.62} ${y - rise + 4}L${600 + ((i - 7) / 7) * half * 0.9} ${y}`),
      0.6,
    ) +
    box(ink.paper, 600 - half * 0.68, y - rise - 10, half * 1.36, 14) +
    stroke(ink.accent, 5, `M${600 - half * 0.96} ${y + 8}Q600 ${y + 24} ${600 + half * 0.96} ${y + 8}`)
  const lion = at(
    270,
    700,
    box(ink.light, -60, -40, 120, 60) +
      shape(ink.accent, 'M-44-40Q-56-100-34-140Q-50-190 0-200Q46-196 44-150Q50-120 36-104Q50-70 44-40z') +
      disc(ink.shade, -2, -160, 40, 34) +
      disc(ink.accent, 4, -154, 30, 26) +
      shape(ink.deep, 'M-12-166a6 6 0 1 1 12 0zM12-166a6 6 0 1 1 12 0zM-8-144Q8-134 26-144Q20-124 8-124T-8-144z') +
      shape(ink.accent, 'M-44-60Q-84-80-70-130Q-56-120-50-96z'),
  )
  return (
    shape(
      ink.leaf,
      'M-1000 640V460Q-600 380-300 450Q0 360 240 440Q400 400 600 440Q800 400 960 440Q1200 360 1500 450Q1800 380 2200 460V660z',
      0.8,
    ) +
    shape(ink.light, 'M-1000 670V520Q-300 560 200 470V670zM2200 670V520Q1500 560 1000 470V670z') +
    stroke(
      ink.shade,
      3,
      'M-1000 560Q-300 590 200 510M-1000 610Q-300 630 200 560M-1000 650Q-300 650 200 610M2200 560Q1500 590 1000 510M2200 610Q1500 630 1000 560M2200 650Q1500 650 1000 610',
      0.5,
    ) +
    stroke(
      ink.shade,
      3,
      repeat(14, i => `M${-560 + i * 56} ${540 + (i % 2) * 40}v44M${1000 + i * 56} ${540 + (i % 2) * 40}v44`),
      0.4,
    ) +
    box(ink.base, 330, 420, 540, 250) +
    box(ink.deep, 400, 440, 400, 230, 0.45) +
    shape(ink.base, boxes([326, 420], [4, 1], [171, 0], [36, 250])) +
    shape(ink.deep, boxes([352, 420], [4, 1], [171, 0], [10, 250]), 0.3) +
    stroke(ink.base, 15, 'M330 470H870') +
    box(ink.light, 300, 650, 600, 30) +
    roof(420, 360, 70) +
    box(ink.base, 420, 270, 360, 80) +
    shape(ink.accent, boxes([436, 290], [11, 1], [31, 0], [16, 34]), 0.9) +
    box('#23406a', 540, 276, 120, 60) +
    stroke(ink.accent, 5, 'M540 276H660V336H540zM566 290v30M600 290v30M634 290v30') +
    roof(280, 300, 76) +
    mirrored(600, shape(ink.accent, 'M396 196q-24-6-26-30q14 8 24 6q10 10 12 24z')) +
    mirrored(600, lion) +
    shape(ink.light, 'M440 680H760L980 1200H220z') +
    stroke(ink.shade, 3, 'M410 720H790M380 770H820M350 830H850', 0.5)
  )
})
