import type { Landmark } from '../../strokes/landmark.ts'

/** Northern lights in tall curtains over snowy fells, a red cabin with a lit window and dark spruces. */
const spruce = (x: number, y: number, h: number) =>
  `M${x} ${y - h}L${x + h * 0.16} ${y - h * 0.6}H${x + h * 0.08}L${x + h * 0.24} ${y - h * 0.3}H${x + h * 0.12}L${x + h * 0.32} ${y}H${x - h * 0.32}L${x - h * 0.12} ${y - h * 0.3}H${x - h * 0.24}L${x - h * 0.08} ${y - h * 0.6}H${x - h * 0.16}z`

const trees: [number, number, number][] = [
  [250, 700, 150],
  [316, 716, 190],
  [392, 712, 120],
  [846, 716, 200],
  [918, 704, 150],
  [776, 706, 110],
]

export const northernLights: Landmark = ink => `
<g fill="#58D6A0"><path opacity=".28" d="M-1000 260C-700 480-420 470-200 340C100 120 260 420 480 250S760 20 900 170S1200 60 1500 120V330C1200 230 1040 400 880 350S640 300 500 440S100 330-200 520C-460 650-760 600-1000 440z"/>
<path opacity=".45" d="M-1000 360C-700 560-420 540-200 420C100 220 280 500 500 350S770 160 900 280S1200 180 1500 230V320C1200 260 1040 410 880 360S650 320 500 450S100 370-200 520C-460 650-760 600-1000 440z"/>
<path opacity=".8" d="M-1000 410C-700 590-420 600-200 486C100 316 290 520 500 418S770 270 890 332S1200 230 1500 290V312C1200 256 1040 402 880 362S650 330 500 452S100 370-200 520C-460 650-760 600-1000 440z"/></g>
<path fill="${ink.shade}" d="M-1000 640L120 560L300 450L400 520L560 400L680 500L800 430L1000 560L2200 620V700H-1000z"/>
<path fill="${ink.paper}" d="M300 450L400 520L370 530L330 500L290 540L240 520L200 510zM560 400L680 500L640 510L590 460L550 510L510 480L440 500zM800 430L1000 560L900 540L830 500L790 520L740 468z"/>
<path fill="${ink.light}" d="M-1000 660Q200 590 600 640T2200 640V1200H-1000z"/><path fill="${ink.paper}" d="M-1000 740Q200 650 640 690T2200 690V1200H-1000z"/>
<path fill="#1C3B3A" d="${trees
  .map(tree => spruce(...tree))
  .join('')
  .replace(/(\.\d)\d+/g, '$1')}"/>
<path fill="#A8302E" d="M500 600H700V706H500z"/><path fill="#7A2029" d="M500 600H560V706H500z"/>
<path fill="${ink.paper}" d="M470 610L530 520H690L734 610H708L680 590H500z"/><path fill="${ink.deep}" d="M652 520V478H678V520z"/>
<path fill="#FFD66B" d="M586 632h38v40h-38zM648 632h30v74h-30zM516 636h26v32h-26z"/><path stroke="${ink.deep}" stroke-width="4" d="M605 632v40M586 652h38"/>
<path fill="#FFD66B" opacity=".35" d="M560 706H720L790 760H600z"/>`
