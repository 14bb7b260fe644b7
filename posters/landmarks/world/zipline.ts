import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Somebody flying on a zip line over the canopy, away from a platform high in a great tree; mist between the ridges. */
export const zipline: Landmark = ink => `
<path fill="${ink.leaf}" opacity=".3" d="M-1000 560Q0 420 260 500Q480 380 700 470Q960 380 1200 460T2200 460V1200H-1000z"/>
<path fill="${ink.paper}" opacity=".5" d="M-1000 560Q200 520 500 556T1100 540T2200 560Q1200 590 800 586T-1000 590z"/>
<path fill="${ink.leaf}" opacity=".65" d="M-1000 640Q100 520 380 600Q620 520 900 590T2200 560V1200H-1000z"/>
<path fill="${ink.shade}" d="M846 760Q862 500 856 130H944Q950 500 980 760z"/><path fill="${ink.deep}" opacity=".45" d="M906 130H944Q950 500 980 760H924Q916 480 906 130z"/><path fill="${ink.shade}" d="M860 270L760 190L772 178L868 240zM936 240L1040 170L1050 184L940 280z"/>
<path fill="${ink.leaf}" d="M640 190Q640 120 720 120Q760 60 850 84Q920 40 990 90Q1090 90 1100 160Q1120 230 1020 240Q960 220 930 244Q880 210 830 240Q780 210 740 240Q650 250 640 190z"/><path fill="${ink.deep}" opacity=".3" d="M640 190Q700 170 750 196Q820 160 880 190Q960 160 1020 190Q1080 180 1104 190Q1100 236 1020 240Q960 220 930 244Q880 210 830 240Q780 210 740 240Q650 250 640 190z"/>
<path fill="${ink.light}" d="M790 430H1010V448H790z"/><path fill="${ink.deep}" opacity=".5" d="M790 448H1010V460H790z"/><path stroke="${ink.light}" stroke-width="6" fill="none" d="M800 430V366M1004 430V366M800 372H850M950 372H1004M800 400H850M950 400H1004M830 460L872 530M970 460L930 530"/>
<path stroke="${ink.deep}" stroke-width="5" fill="none" d="M900 290Q500 330-1000 520"/>
<path fill="#E8B08A" d="M810 380a14 14 0 1 0 .1 0z"/><path fill="${ink.accent}" d="M794 432V408Q796 396 810 394Q824 396 826 410V432zM796 382a15 15 0 0 1 29-3z"/>
<g transform="translate(-159 -99) scale(1.3)"><path fill="${ink.deep}" d="M508 330h44v16h-44zM526 340h8v50h-8z"/><path stroke="${ink.deep}" stroke-width="4" fill="none" d="M530 388L500 470M530 388L560 476"/>
<path stroke="#D9A27A" stroke-width="16" stroke-linecap="round" fill="none" d="M500 440L526 392M556 446L536 392"/>
<circle fill="#D9A27A" cx="514" cy="420" r="26"/><path fill="${ink.accent}" d="M484 420Q480 388 514 386Q546 388 542 416L500 410z"/><path stroke="${ink.deep}" stroke-width="5" fill="none" d="M500 444Q512 454 532 442"/>
<path fill="${ink.base}" d="M486 452Q520 432 566 454L600 520Q570 546 520 530z"/><path fill="${ink.glow}" d="M500 462L516 456L566 520L548 532zM524 500L592 490L598 506L536 520z"/>
<path stroke="${ink.deep}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round" fill="none" d="M556 520L470 546L400 524M580 512L520 570L440 570"/><path fill="${ink.paper}" d="M404 504L376 510L372 540L404 542zM446 552L412 560L414 590L448 590z"/></g>
<path fill="${ink.leaf}" d="${repeat(9, i => `M${i * 170 - 180} 800Q${i * 170 - 190} ${640 + (i % 3) * 26} ${i * 170 - 80} ${624 + (i % 2) * 30}Q${i * 170 + 40} ${640 + (i % 3) * 20} ${i * 170 + 40} 800z`)}M-1000 740H2200V1200H-1000z"/>
<path fill="${ink.deep}" opacity=".25" d="M-1000 760Q100 690 300 730T700 724T1100 730T2200 760V1200H-1000z"/>`
