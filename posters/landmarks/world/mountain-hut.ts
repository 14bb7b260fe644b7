import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A stone and timber mountain refuge on a meadow shelf with a flag, two hikers on the path, peaks behind. */
export const mountainHut: Landmark = ink => {
  const hiker = (x: number, y: number, size: number, coat: string, bag: string) =>
    at(
      x,
      y,
      `<path fill="${ink.deep}" d="M-14-54H12L26-4L34 0H14L0-36L-16 0H-30z"/><path fill="${coat}" d="M-18-106Q0-116 16-106L18-50H-18z"/><path fill="${bag}" d="M-44-112Q-44-120-34-120H-18V-56H-34Q-44-56-44-66z"/><circle fill="#D9A27A" cx="4" cy="-126" r="14"/><path fill="${bag}" d="M-12-128Q-10-144 4-144Q18-144 20-130z"/><path stroke="${ink.deep}" stroke-width="4" d="M24-80L44 0"/>`,
      size,
    )
  return `
<path fill="${ink.base}" opacity=".35" d="M-1000 640L-300 420L0 520L180 330L320 460L480 300L640 440L1000 360L1200 480L2200 380V700H-1000z"/>
<path fill="${ink.light}" d="M60 660L230 470L330 390L420 260L486 170L520 130L560 176L630 290L690 340L760 300L820 220L860 180L920 250L1000 350L1200 520V700H60z"/><path fill="${ink.shade}" d="M520 130L560 176L630 290L690 340L660 460L700 560L640 640H500L540 520L500 430L550 330L524 240zM860 180L920 250L1000 350L1200 520V660H960L920 540L950 450L890 370L900 280z"/>
<path fill="${ink.paper}" d="M420 260L486 170L520 130L560 176L630 290L590 280L560 300L536 250L510 310L480 270L450 310L430 290zM760 300L820 220L860 180L920 250L960 300L910 290L880 320L850 270L820 310L800 280z"/>
<path fill="${ink.leaf}" opacity=".75" d="M-1000 620Q0 520 260 600Q560 540 800 600Q1100 540 2200 600V1200H-1000z"/><path fill="${ink.leaf}" d="M-1000 700Q160 600 420 650T900 640T2200 660V1200H-1000z"/>
<path fill="${ink.shade}" d="M456 560H806V672H456z"/><path fill="${ink.light}" opacity=".55" d="${repeat(3, row => repeat(9, i => `M${462 + i * 38 + (row % 2) * 14} ${572 + row * 34}h26v18h-26z`))}"/>
<path fill="${ink.base}" d="M470 470H792V562H470zM556 470L632 356L708 470z"/><path stroke="${ink.deep}" opacity=".4" stroke-width="4" d="M470 494H792M470 518H792M470 542H792M588 440H678M604 412H660"/>
<path fill="${ink.deep}" opacity=".28" d="M700 470H792V672H700z"/><path fill="${ink.accent}" d="M420 480L500 372H618L560 480zM846 480L766 372H646L704 480z"/><path fill="${ink.accent}" d="M532 482L632 336L732 482H704L632 376L560 482z"/><path fill="${ink.deep}" opacity=".25" d="M846 480L766 372H646L704 480zM632 336L732 482H704L632 376z"/>
<path fill="${ink.shade}" d="M726 384V322H764V384z"/><path fill="${ink.paper}" opacity=".6" d="M745 310q-20-22 4-40t4-44q26 22 6 46t2 38z"/>
<path fill="${ink.paper}" d="M604 410H660V456H604zM492 484H548V536H492zM716 484H772V536H716z"/><path fill="${ink.glow}" d="M610 416H630V450H610zM634 416H654V450H634zM498 490H518V530H498zM522 490H542V530H522zM722 490H742V530H722zM746 490H766V530H746z"/><path fill="${ink.deep}" d="M600 672V584H664V672z"/><path fill="${ink.glow}" d="M610 594H632V628H610z"/><path fill="${ink.leaf}" d="M486 536h68v14h-68zM710 536h68v14h-68z"/><path fill="${ink.accent}" d="M490 534a7 7 0 1 0 14 0zM512 534a7 7 0 1 0 14 0zM534 534a7 7 0 1 0 14 0zM714 534a7 7 0 1 0 14 0zM736 534a7 7 0 1 0 14 0zM758 534a7 7 0 1 0 14 0z"/>
<path fill="${ink.deep}" d="M880 660V430h7v230z"/><path fill="${ink.accent}" d="M887 432Q920 420 950 440Q930 460 950 480Q920 466 887 478z"/><path stroke="${ink.deep}" stroke-width="9" d="M820 690V640M940 700V646M816 652H950"/>
<path fill="${ink.glow}" opacity=".9" d="M606 672H660Q640 710 540 736Q420 770 400 900H220Q280 760 460 726Q580 704 606 672z"/>
${hiker(400, 752, 1.1, ink.accent, ink.base)}${hiker(330, 776, 1.2, ink.paper, ink.accent)}
<path fill="${ink.shade}" d="M760 740L800 700L860 696L900 730L930 770H730zM200 730L230 700L276 706L300 740H190z"/><path fill="${ink.light}" d="M800 700L860 696L840 722L790 734zM230 700L276 706L250 722z"/>`
}
