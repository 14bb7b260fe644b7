import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** An airliner climbing to the right, nose up. */
const airliner = (ink: Ink) =>
  `<g transform="rotate(-14)">${shape(ink.paper, 'M-260 20Q-280 -24 -200 -30H200Q262 -26 282 4Q262 28 200 30H-190z')}${shape(ink.accent, 'M-250 -20L-310 -120H-258L-170 -28z')}${shape(ink.shade, 'M-20 6H80L-60 110H-112z')}${shape(ink.shade, 'M-200 0H-150L-230 50H-260z')}${shape(ink.deep, `M232 -18h22q16 10 18 16h-40z${repeat(13, i => `M${-160 + i * 28} -14h12v11h-12z`)}`)}${stroke(ink.accent, 7, 'M-236 14H256')}</g>`

/** KLIA: the tree-like columns and shell roofs of the terminal in its plantation of palms, the control tower, and a flight just gone. */
export const kliaTerminal: Landmark = ink => {
  const bay = (x: number) =>
    shape(ink.paper, `M${x} 560Q${x + 90} 440 ${x + 180} 560L${x + 150} 572Q${x + 90} 500 ${x + 30} 572z`) +
    shape(ink.shade, `M${x + 90} 500Q${x + 150} 510 ${x + 180} 560L${x + 150} 572Q${x + 124} 524 ${x + 90} 512z`, 0.4) +
    box(glassOf(ink, ink.water), x + 34, 566, 112, 94, 0.75) +
    stroke(ink.paper, 5, `M${x + 34} 612h112M${x + 62} 566v94M${x + 118} 566v94`) +
    shape(ink.light, `M${x - 8} 660L${x - 3} 590L${x - 40} 560H${x + 40}L${x + 3} 590L${x + 8} 660z`)
  return (
    at(760, 220, airliner(ink), 0.9) +
    stroke(ink.paper, 9, 'M-200 480Q200 420 480 292', 0.4) +
    shape(ink.paper, 'M186 660L204 300H236L254 660z') +
    shape(ink.shade, 'M224 660V300H236L254 660z', 0.5) +
    shape(ink.paper, 'M160 250H280L262 304H178z') +
    shape(glassOf(ink), 'M166 256H274L264 284H176z') +
    box(ink.accent, 178, 234, 84, 16) +
    stroke(ink.deep, 5, 'M220 234V170') +
    repeat(18, i => bay(-980 + i * 180)) +
    box(ink.shade, -1000, 656, 3200, 26) +
    repeat(
      20,
      i =>
        stroke(ink.shade, 9, `M${-960 + i * 160} 690v-60`) +
        repeat(7, k =>
          stroke(
            ink.leaf,
            9,
            `M${-960 + i * 160} 632q${Math.cos(k * 1.05) * 26} ${-26 + Math.sin(k * 1.05) * 14} ${Math.cos(k * 1.05) * 46} ${Math.sin(k * 1.05) * 26}`,
          ),
        ) +
        disc(ink.leaf, -960 + i * 160, 630, 10),
    )
  )
}
