import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A white bullet train on its viaduct above green tea fields, Mount Fuji with its cap of snow behind. */
export const shinkansen: Landmark = ink =>
  shape(ink.base, 'M-200 620Q240 540 420 330Q480 250 520 226H680Q720 250 780 330Q960 540 1400 620z') +
  shape(ink.shade, 'M640 226H680Q720 250 780 330Q960 540 1400 620H860Q720 420 640 226z', 0.5) +
  shape(
    '#fdfaf2',
    'M420 330Q480 250 520 226H680Q720 250 780 330L812 372L764 356L740 410L690 350L650 420L600 356L548 416L514 356L460 400L446 350L392 366z',
  ) +
  shape(ink.deep, 'M640 226H680Q720 250 780 330L812 372L764 356L740 410L690 350Q660 290 640 226z', 0.12) +
  shape(ink.leaf, 'M-1000 640Q-300 580 200 610T1200 590T2200 620V1200H-1000z') +
  stroke(
    ink.light,
    15,
    repeat(7, i => `M-1000 ${780 + i * 34}Q0 ${740 + i * 36} 600 ${770 + i * 34}T2200 ${760 + i * 36}`),
    0.5,
  ) +
  box('#b8b4ac', -1000, 640, 3200, 34) +
  box(ink.deep, -1000, 664, 3200, 10, 0.3) +
  shape(
    '#a39e96',
    repeat(15, i => `M${-940 + i * 220} 674h54l-10 200h-34z`),
  ) +
  shape(
    ink.deep,
    repeat(15, i => `M${-906 + i * 220} 674h20l-10 200h-8z`),
    0.2,
  ) +
  stroke(
    '#8a857c',
    5,
    repeat(16, i => `M${-900 + i * 200} 640V440h60M-1000 448H2200`),
  ) +
  shape('#fdfaf2', 'M2200 470H470Q380 474 290 530Q210 576 120 604Q96 616 110 630Q130 640 170 640H2200z') +
  shape('#cfd6da', 'M120 604Q96 616 110 630Q130 640 170 640H2200V616H300Q200 620 120 604z') +
  shape('#1f4f96', 'M2200 560H420Q320 566 230 590L200 600H2200zM2200 606H300v6H2200z') +
  shape('#23304a', 'M440 484Q390 490 340 522L400 530Q440 526 470 500V484z') +
  shape(
    '#23304a',
    repeat(24, i => (i % 7 === 6 ? '' : `M${520 + i * 54} 508h34v30h-34z`)),
  ) +
  stroke('#9aa6ae', 4, 'M830 472V640M1210 472V640M1590 472V640') +
  shape('#9aa6ae', 'M560 470l16 -24h60l16 24zM1000 470l16 -24h60l16 24z') +
  disc('#fff3cf', 200, 590, 12, 7)
