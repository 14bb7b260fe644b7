import type { Landmark } from '../../strokes/landmark.ts'
import { boxes, panes } from '../../strokes/panes.ts'

const stars = [
  [290, 170, 9],
  [372, 250, 5],
  [420, 136, 6],
  [472, 208, 4],
  [738, 150, 8],
  [800, 236, 5],
  [862, 170, 6],
  [912, 300, 5],
  [300, 330, 5],
  [884, 400, 4],
  [336, 440, 4],
  [690, 226, 4],
] as const

/** A liner head-on by night, rows of lights on both sides of the bow and their reflection in still water. */
export const nightLinerStars: Landmark = ink => `
<path fill="${ink.paper}" d="${stars.map(([x, y, r]) => `M${x} ${y - r * 2}L${x + r / 2.5} ${y - r / 2.5} ${x + r * 2} ${y} ${x + r / 2.5} ${y + r / 2.5} ${x} ${y + r * 2} ${x - r / 2.5} ${y + r / 2.5} ${x - r * 2} ${y} ${x - r / 2.5} ${y - r / 2.5}z`.replace(/\.\d+/g, decimals => decimals.slice(0, 2))).join('')}"/>
<path fill="${ink.shade}" d="M536 230L548 172H652L664 230z"/><path fill="${ink.accent}" d="M544 192L548 172H652L656 192z"/>
<path stroke="${ink.paper}" stroke-width="6" d="M600 250V128M572 152H628"/><circle fill="${ink.glow}" cx="600" cy="126" r="9"/>
<path fill="${ink.shade}" d="M470 270L500 226H700L730 270L760 470H440z"/>
<path fill="${ink.base}" d="M426 300H774L790 318H410zM412 362H788L800 380H400z"/>
<path fill="${ink.glow}" d="${boxes([484, 244], [12, 1], [20, 0], [13, 18])}${boxes([450, 326], [15, 1], [20.4, 0], [13, 26])}${boxes([430, 390], [17, 2], [20.4, 30], [13, 18])}"/>
<path fill="${ink.deep}" d="M392 440Q600 410 808 440Q790 560 690 652Q640 680 600 684Q560 680 510 652Q410 560 392 440z"/>
<path fill="${ink.base}" d="M392 440Q600 410 600 410L604 684Q560 680 510 652Q410 560 392 440z"/>
<path fill="${ink.light}" d="M392 440Q490 424 600 410L601 426Q490 440 394 456zM600 410Q710 424 808 440L806 456Q710 440 600 426z"/>
<path fill="${ink.accent}" d="M476 622Q540 660 602 664V684Q560 680 510 652Q490 638 476 622zM724 622Q660 660 602 664V684Q640 680 690 652Q710 638 724 622z"/>
<path fill="${ink.glow}" d="${panes(
  [
    [420, 480],
    [560, 462],
    [566, 480],
    [428, 500],
  ],
  8,
  1,
  0.3,
  0.7,
)}${panes(
  [
    [640, 462],
    [780, 480],
    [772, 500],
    [634, 480],
  ],
  8,
  1,
  0.3,
  0.7,
)}"/>
<path fill="${ink.paper}" d="M540 500l26-4 8 40-26-8zM660 500l-26-4-8 40 26-8z"/>
<path fill="${ink.paper}" d="M430 684Q520 650 600 690Q680 650 770 684Q690 700 600 702Q510 700 430 684z"/>
<g fill="${ink.glow}" opacity=".75"><path d="M470 716h260v7H470zM510 738h190v6H510zM440 758h150v6H440zM620 760h150v6H620zM530 782h150v5H530zM560 804h90v5H560z"/></g>`
