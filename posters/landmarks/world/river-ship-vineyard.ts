import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'

/** Rows of vines that fan out from the top of a slope down to the river bank. */
const vines = (top: number, fan: number, rows: number) =>
  Array.from(
    { length: rows },
    (_, row) => `M${top + row * 9} 250Q${top + row * 16} 420 ${top - 190 + row * fan} 590`,
  ).join('')

/** A river ship coming round the bend below steep vineyards, a slender church and half-timbered houses. */
export const riverShipVineyard: Landmark = ink => `
<path fill="${ink.leaf}" opacity=".5" d="M-1000 600L0 500L260 330L420 420L560 610H-1000z"/>
<path fill="${ink.leaf}" d="M160 620Q330 520 470 330Q560 210 680 196Q820 190 900 320Q980 480 1300 620z"/>
<path fill="${ink.light}" opacity=".45" d="M470 330Q560 210 680 196Q640 400 500 620H240Q380 480 470 330z"/>
<path fill="none" stroke="${ink.deep}" opacity=".5" stroke-width="7" stroke-dasharray="15 5" d="${vines(548, 46, 15)}"/>
<path fill="none" stroke="${ink.glow}" opacity=".7" stroke-width="7" d="M450 372Q640 330 900 350M360 480Q620 430 970 476"/>
<path fill="${ink.paper}" d="M650 196V150H704V200z"/><path fill="${ink.accent}" d="M644 152L656 128H698L710 152z"/><path fill="${ink.shade}" d="M704 200V176H760V204z"/>
<path fill="${ink.paper}" d="M300 420H350V620H300zM350 500H450V620H350z"/><path fill="${ink.deep}" opacity=".2" d="M334 420H350V620H334z"/>
<path fill="${ink.shade}" d="M292 424L325 250L358 424zM342 504L372 450H440L462 504z"/><path fill="${ink.deep}" opacity=".3" d="M325 250L358 424H334z"/>
<path fill="${ink.deep}" d="M319 444h12v28h-12zM364 530q8-16 16 0v40h-16zM396 530q8-16 16 0v40h-16zM428 530q8-16 16 0v40h-16z"/>
<path fill="${ink.paper}" d="M480 536L526 480L572 536V620H480zM590 550L630 502L670 550V620H590zM690 540L732 490L774 540V620H690z"/>
<path fill="${ink.accent}" d="M468 544L526 470L584 544L572 548L526 490L480 548zM580 556L630 494L680 556L670 560L630 512L590 560zM680 548L732 480L784 548L774 552L732 500L690 552z"/>
<path stroke="${ink.base}" stroke-width="6" fill="none" d="M480 572H572M526 500V572M490 572L526 530L562 572M590 580H670M630 520V580M690 574H774M732 508V574M700 574L732 536L764 574"/>
<path fill="${ink.deep}" d="${boxes([492, 584], [3, 1], [26, 0], [16, 20])}${boxes([600, 590], [3, 1], [24, 0], [14, 16])}${boxes([702, 586], [3, 1], [24, 0], [14, 20])}"/>
<path fill="${ink.leaf}" d="M160 624Q220 580 290 608Q320 590 350 614H1000Q1020 590 1100 600L1300 624z"/>
<path fill="${ink.paper}" d="M254 604H820L960 640L930 672H270z"/><path fill="${ink.shade}" d="M820 604L960 640L944 656L812 616z" opacity=".5"/>
<path fill="${ink.deep}" d="${boxes([284, 616], [14, 1], [37, 0], [30, 26])}M812 616l66 18-8 12-58-4z"/><path fill="${ink.glow}" d="${boxes([321, 616], [5, 1], [111, 0], [30, 26])}"/>
<path fill="${ink.base}" d="M250 654H860L966 640Q940 700 880 716H300Q262 700 250 654z"/><path fill="${ink.deep}" opacity=".35" d="M262 688H918Q900 708 880 716H300Q274 708 262 688z"/>
<path fill="${ink.accent}" d="M250 654H860L966 640L962 650L860 664H252z"/>
<path fill="${ink.paper}" d="M640 604L656 576H760L792 604z"/><path fill="${ink.deep}" d="M700 584H752L772 600H694z"/><path fill="${ink.accent}" d="M330 584L350 572H560L580 584z"/><path stroke="${ink.deep}" stroke-width="4" d="M344 584V606M452 584V606M566 584V606"/>
<path fill="${ink.paper}" opacity=".85" d="M230 714Q280 702 320 716Q600 708 880 714Q930 690 990 690Q960 726 860 730Q520 730 230 714z"/><path fill="${ink.glow}" opacity=".45" d="M330 756Q460 744 600 758Q450 768 330 756zM620 782Q740 772 840 784Q730 792 620 782z"/>`
