import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Monsoon rain beyond louvred shutters: banana leaves, streaked panes, a steaming glass of tea and a book on the sill. */
export const monsoonWindow: Landmark = ink => {
  const shutter = (x: number) =>
    `<path fill="${ink.base}" d="M${x} 110h180v520h-180z"/><path fill="${ink.deep}" opacity=".32" d="${repeat(12, i => `M${x + 22} ${136 + i * 19}h136v9h-136zM${x + 22} ${392 + i * 18}h136v9h-136z`)}"/><path fill="${ink.light}" d="${repeat(12, i => `M${x + 22} ${145 + i * 19}h136v4h-136zM${x + 22} ${401 + i * 18}h136v4h-136z`)}M${x} 110h8v520h-8z"/>`
  return `
<path fill="${ink.paper}" d="M330 90H870V650H330z"/><path fill="${ink.water}" d="M356 116H844V624H356z"/><path fill="${ink.deep}" opacity=".38" d="M356 116H844V624H356z"/>
<path fill="${ink.paper}" opacity=".35" d="M356 190Q420 140 500 176Q580 130 660 180Q760 140 844 190V116H356z"/><path fill="${ink.base}" opacity=".5" d="M356 520Q440 400 540 450Q660 380 844 480V624H356z"/>
<path fill="${ink.leaf}" d="M356 500Q420 330 560 290Q560 420 420 540L356 624zM844 420Q760 300 640 330Q660 440 780 520L844 560zM480 624Q520 480 680 440Q720 540 620 624zM844 624V520Q740 540 700 624z"/><path fill="${ink.deep}" opacity=".4" d="M560 290Q560 420 420 540L356 624V590Q480 460 560 290zM640 330Q660 440 780 520L844 560V530Q720 460 640 330zM680 440Q720 540 620 624H560Q650 540 680 440z"/><path stroke="${ink.light}" stroke-width="4" fill="none" d="M370 600Q480 420 552 302M836 540Q720 460 648 338M520 620Q600 500 674 448"/>
<path stroke="${ink.paper}" stroke-width="4" stroke-linecap="round" opacity=".7" d="${repeat(38, i => `M${372 + ((i * 131) % 466)} ${130 + ((i * 89) % 440)}l-10 ${36 + (i % 3) * 12}`)}"/>
<g fill="${ink.paper}" opacity=".8">${repeat(12, i => `<circle cx="${380 + ((i * 197) % 440)}" cy="${150 + ((i * 71) % 430)}" r="${4 + (i % 3)}"/>`)}</g>
<path fill="${ink.paper}" d="M590 116H610V624H590zM356 300H844V316H356z"/><path fill="${ink.deep}" opacity=".18" d="M604 116H610V624H604zM330 90H870V116H330z"/>
${shutter(140)}${shutter(880)}
<path fill="${ink.light}" d="M120 630H1080V672H120z"/><path fill="${ink.deep}" opacity=".3" d="M120 660H1080V672H120zM150 672H1050V690H150z"/>
<path fill="${ink.accent}" d="M400 604L560 590L564 616L404 632z"/><path fill="${ink.paper}" d="M404 616L562 602L564 612L406 626z"/><path fill="${ink.leaf}" d="M410 574L540 566L546 590L414 602z"/>
<path fill="${ink.paper}" opacity=".75" d="M668 500H772L760 632H680z"/><path fill="#B5652B" d="M673 540H767L759 626H681z"/><path fill="#E9C79A" d="M671 526H769L767 548H673z"/><path fill="${ink.paper}" opacity=".6" d="M684 510H698L702 620H692z"/><path fill="none" stroke="${ink.paper}" stroke-width="10" d="M768 530Q806 530 800 566T764 600"/><path fill="${ink.paper}" d="M640 626H800L784 642H656z"/><path fill="none" stroke="${ink.paper}" opacity=".8" stroke-width="8" stroke-linecap="round" d="M704 480q-20-26 4-50t0-50M738 480q-16-24 4-46t0-40"/>
<path stroke="${ink.deep}" stroke-width="10" fill="none" stroke-linecap="round" d="M930 900L956 650Q960 620 986 624T1008 650"/><path fill="${ink.accent}" d="M952 690L900 1000H960L968 692z"/><path fill="${ink.deep}" opacity=".3" d="M960 692L940 1000H960L968 692z"/>`
}
