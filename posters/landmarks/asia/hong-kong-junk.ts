import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { junk } from '../parts/junk.ts'
import { glassOf } from '../parts/windows.ts'

/** Bank of China: four glass prisms of unequal height, cross-braced, two masts. */
const bankOfChina = (ink: Ink) =>
  shape(ink.base, 'M402 640V286L444 240L486 310V640z') +
  shape(ink.shade, 'M444 640V240L486 310V640z') +
  shape(ink.light, 'M402 640V396L444 350V640z') +
  stroke(
    ink.paper,
    4,
    'M402 640V286L444 240L486 310V640M444 240V640M402 396L444 350L486 396M402 396L486 500M486 396L402 500M402 500L486 604M486 500L402 604',
  ) +
  stroke(ink.paper, 4, 'M434 250V178M454 256V178')

/** Two International Finance Centre: stepped shaft, a crown of blades. */
const financeCentre = (ink: Ink) =>
  box(ink.base, 716, 280, 92, 360) +
  box(ink.base, 726, 226, 72, 60) +
  box(ink.deep, 774, 280, 34, 360, 0.35) +
  box(ink.deep, 770, 226, 28, 60, 0.35) +
  box(ink.light, 716, 280, 22, 360, 0.7) +
  shape(
    ink.light,
    repeat(6, i => `M${728 + i * 12} 228L${731 + i * 12} ${196 - Math.min(i, 5 - i) * 7}L${736 + i * 12} 228z`),
  ) +
  stroke(
    ink.deep,
    2,
    repeat(22, i => `M716 ${296 + i * 15}h92`),
    0.3,
  )

const block = (ink: Ink, i: number, x: number, h: number, w: number) =>
  box(i % 2 ? ink.shade : ink.base, x, 640 - h, w, h) +
  box(ink.deep, x + w * 0.66, 640 - h, w * 0.34, h, 0.25) +
  stroke(
    glassOf(ink, ink.paper),
    3,
    repeat(Math.floor(h / 22), k => `M${x + 8} ${652 - h + k * 22}h${w * 0.4}`),
    ink.night ? 0.8 : 0.35,
  )

/** Victoria Harbour, Hong Kong: a junk under red sails before Bank of China, the IFC and the Peak. */
export const hongKongJunk = painted(
  { base: '#3e7180', accent: '#b93a2b' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 640L-500 560L-160 500L120 430L300 340L430 290L520 250L620 300L760 310L900 370L1080 440L1400 520L2200 600V650H-1000z',
      0.9,
    ) +
    shape(
      ink.light,
      'M-1000 640L-500 560L-160 500L120 430L300 340L430 290L520 250L620 300L760 310L900 370L1080 440L1400 520L2200 600V650H-1000z',
      0.3,
    ) +
    shape(ink.deep, 'M520 250L620 300L760 310L900 370L1080 440L1400 520L2200 600V650H700L600 420z', 0.18) +
    repeat(26, i => block(ink, i, -420 + i * 80, 90 + ((i * 67) % 110), 58)) +
    bankOfChina(ink) +
    financeCentre(ink) +
    block(ink, 0, 330, 250, 60) +
    block(ink, 1, 500, 290, 56) +
    shape(ink.shade, 'M580 640V330L606 280L632 330V640z') +
    stroke(ink.light, 4, 'M606 284V220M592 640V330M620 640V330') +
    block(ink, 1, 644, 220, 60) +
    block(ink, 0, 826, 260, 58) +
    block(ink, 1, 892, 180, 60) +
    repeat(11, i => block(ink, i + 1, 262 + i * 64, 64 + ((i * 37) % 60), 52)) +
    shape(ink.water, 'M-1000 638H2200V700H-1000z') +
    stroke(glassOf(ink, ink.paper), 5, 'M300 656h90M440 650h60M690 654h120M560 668h50M850 664h80', 0.6) +
    junk(ink, 600, 752, 0.9, ink.accent),
)
