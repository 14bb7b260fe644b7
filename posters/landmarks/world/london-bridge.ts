import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** One gothic tower of the bridge, drawn round x = 0, standing on its pier. */
const tower = (ink: Parameters<Landmark>[0]) => `
<path fill="${ink.shade}" d="M-84 700L-74 590H74L84 700Q0 716-84 700z"/><path fill="${ink.deep}" opacity=".3" d="M20 590H74L84 700Q50 710 20 710z"/>
<path fill="${ink.light}" d="M-56 600V250H56V600z"/><path fill="${ink.deep}" opacity=".22" d="M14 250H56V600H14z"/>
<path fill="${ink.light}" d="M-68 600V236H-46V600zM46 600V236H68V600z"/><path fill="${ink.deep}" opacity=".35" d="M54 236H68V600H54zM-54 236H-46V600H-54z"/>
<path fill="${ink.base}" d="M-46 252L-22 176H22L46 252zM-72 238L-57 168L-42 238zM42 238L57 168L72 238z"/><path fill="${ink.deep}" opacity=".4" d="M0 176H22L46 252H12zM57 168L72 238H60zM-57 168L-42 238H-54z"/>
<path fill="${ink.deep}" d="M-2 176V136H2V176zM-58.5 168V150H-55.5V168zM55.5 168V150H58.5V168z"/><path fill="${ink.accent}" d="M-2 140h18v10h-18z"/>
<path fill="${ink.paper}" d="M-70 332H70V342H-70zM-70 424H70V432H-70zM-70 506H70V514H-70z"/>
<path fill="${ink.deep}" d="M-26 600V556Q0 520 26 556V600z"/>
<path fill="${glassOf(ink)}" d="M-30 498v-46q8-14 16 0v46zM-8 498v-52q8-14 16 0v52zM14 498v-46q8-14 16 0v46zM-28 414v-46q7-12 14 0v46zM-7 414v-46q7-12 14 0v46zM14 414v-46q7-12 14 0v46zM-24 320v-36q6-10 12 0v36zM-6 320v-36q6-10 12 0v36zM12 320v-36q6-10 12 0v36z"/>`

/** Tower Bridge, London: two gothic towers, high walkways, blue suspension chains, a red bus on the deck. */
export const londonBridge: Landmark = ink => `
<path fill="${ink.base}" opacity=".25" d="M-1000 620V560H-300L-200 520H0V540L120 520V480H180V540H300L340 500H520V530H640V470L660 440L680 470V540H860L900 510H1060V560H1300V540H2200V620z"/>
<path fill="${ink.water}" d="M-1000 640H2200V1200H-1000z"/>
<path fill="${ink.base}" d="M418 336H782V352H418zM418 384H782V398H418z"/><path stroke="${ink.paper}" stroke-width="5" fill="none" d="M480 352L504 384L528 352L552 384L576 352L600 384L624 352L648 384L672 352L696 384L720 352"/>
<path stroke="${ink.base}" stroke-width="14" fill="none" d="M360 352Q290 520 160 560M840 352Q910 520 1040 560"/>
<path stroke="${ink.paper}" stroke-width="5" fill="none" d="M360 378Q286 548 160 576M840 378Q914 548 1040 576"/>
<path stroke="${ink.base}" stroke-width="4" d="M330 420V590M304 470V590M276 506V590M246 532V590M216 548V590M870 420V590M896 470V590M924 506V590M954 532V590M984 548V590"/>
<path fill="${ink.shade}" d="M110 700V500H190V700zM1010 700V500H1090V700z"/><path fill="${ink.light}" d="M110 700V500H160V700zM1010 700V500H1060V700z"/><path fill="${ink.base}" d="M104 504L128 460H172L196 504zM1004 504L1028 460H1072L1096 504z"/>
<path fill="${ink.base}" d="M-1000 580H2200V606H-1000z"/><path fill="${ink.paper}" d="M-1000 574H2200V582H-1000z"/>
<path fill="${ink.shade}" d="M470 606Q600 590 730 606V618Q600 600 470 618z"/><path fill="${ink.light}" d="${boxes([486, 588], [12, 1], [19.4, 0], [10, 12])}"/>
<path fill="${ink.accent}" d="M548 518H628V576H548z"/><path fill="${ink.deep}" opacity=".25" d="M548 560H628V576H548z"/><path fill="${ink.paper}" d="${boxes([554, 526], [5, 1], [14.6, 0], [11, 11])}${boxes([554, 546], [5, 1], [14.6, 0], [11, 11])}"/><circle fill="${ink.deep}" cx="564" cy="577" r="7"/><circle fill="${ink.deep}" cx="612" cy="577" r="7"/>
${at(410, 0, tower(ink))}${at(790, 0, tower(ink))}
<path fill="${ink.deep}" opacity=".25" d="M330 704Q410 722 490 704L470 790H350zM710 704Q790 722 870 704L850 790H730z"/>
<path fill="${ink.paper}" opacity=".55" d="M220 730H330V736H220zM500 720H690V726H500zM540 746H640V751H540zM860 734H980V740H860zM380 790H470V795H380zM700 800H820V805H700z"/>
<path fill="${ink.deep}" d="M540 790L560 768H690L720 790Q660 806 560 800z"/><path fill="${ink.paper}" d="M576 768V748H650L664 768z"/>`
