import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'

/** A yacht-like cruise ship under sail: two decks of balconies under five tall raked sails. */
const sail = (x: number, top: number, foot: number, lit: string, dim: string) => `
<path fill="${lit}" d="M${x} ${top}Q${x + 96} ${(top + foot) / 2 + 40} ${x + 128} ${foot - 22}Q${x + 60} ${foot - 6} ${x + 4} ${foot}z"/>
<path fill="${dim}" opacity=".3" d="M${x} ${top}Q${x + 44} ${(top + foot) / 2 + 20} ${x + 52} ${foot - 8}Q${x + 24} ${foot - 2} ${x + 4} ${foot}z"/>`

export const linerSailBalcony: Landmark = ink => `
<path stroke="${ink.deep}" stroke-width="7" d="M362 500L352 160M508 500L498 116M656 500L646 130M802 500L792 176"/>
${sail(356, 176, 452, ink.paper, ink.base)}${sail(502, 132, 452, ink.paper, ink.base)}${sail(650, 146, 452, ink.paper, ink.base)}${sail(796, 192, 452, ink.accent, ink.base)}
<path fill="${ink.paper}" d="M352 168L346 470Q270 520 190 540Q290 380 352 168z"/><path fill="${ink.base}" opacity=".3" d="M352 168L346 470Q320 490 296 500Q340 350 352 168z"/>
<path stroke="${ink.deep}" stroke-width="3" fill="none" d="M352 160L176 548M792 176L930 520M498 116L352 160M646 130L498 116M792 176L646 130"/>
<path fill="${ink.accent}" d="M498 116q26-14 52 0q-26 10-52 12z"/>
<path fill="${ink.paper}" d="M330 476H850L892 540H300z"/><path fill="${ink.shade}" d="M330 476H850L856 486H322z"/>
<path fill="${ink.deep}" d="${boxes([352, 494], [24, 1], [20.4, 0], [14, 26])}"/><path fill="${ink.glow}" d="${boxes([372.4, 494], [6, 1], [81.6, 0], [14, 26])}"/>
<path fill="${ink.base}" d="M170 548L130 530Q220 546 300 536H930Q926 620 902 676H310Q224 632 170 548z"/>
<path fill="${ink.paper}" d="M130 530Q220 546 300 536H930L928 556H300Q210 556 130 530z"/>
<path fill="${ink.shade}" d="M232 614Q260 640 310 676H902Q914 650 921 620H300z"/>
<path fill="${ink.light}" d="${boxes([330, 572], [26, 1], [22, 0], [14, 22])}"/><path fill="${ink.deep}" d="${boxes([330, 584], [26, 1], [22, 0], [14, 10])}"/>
<path fill="${ink.paper}" d="M210 684Q270 662 330 680Q460 664 580 682Q720 664 820 680Q880 668 980 682Q800 704 560 698Q380 706 210 684z"/>
<path fill="${ink.paper}" opacity=".55" d="M300 730Q420 712 560 728Q440 742 300 730zM660 716Q760 704 880 714Q760 728 660 716z"/>`
