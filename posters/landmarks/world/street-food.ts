import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A hawker tossing noodles in a flaming wok at a striped stall, satay on the grill, low stools in front. */
export const streetFood: Landmark = ink => {
  const stool = (x: number, y: number, colour: string) =>
    at(
      x,
      y,
      `<path fill="${colour}" d="M-44-70H44L40-54H-40zM-36-54H-24L-34 0H-46zM36-54H24L34 0H46z"/><path fill="${ink.deep}" opacity=".25" d="M14-70H44L40-54H14zM36-54H24L34 0H46zM-33-30H33V-22H-33z"/>`,
    )
  return `
<path fill="${ink.shade}" opacity=".35" d="M-1000 660V400H-200V460H0V360H160V440H260V660zM940 660V390H1060V340H1200V430H1400V660z"/>
<path fill="${ink.deep}" d="M286 260H300V690H286zM900 260H914V690H900z"/>
<path fill="${ink.paper}" d="M300 272H900V480H300z" opacity=".55"/><path fill="${ink.glow}" opacity=".5" d="M300 272H900V480H300z"/>
<path fill="${ink.deep}" d="M300 340H520V348H300zM700 340H900V348H700z"/><path fill="${ink.accent}" d="M316 300q14-10 28 0v40h-28zM392 306h22v34h-22zM720 300q14-10 28 0v40h-28zM840 306h26v34h-26z"/><path fill="${ink.leaf}" d="M352 310h26v30h-26zM440 300h20v40h-20zM760 310h28v30h-28z"/><path fill="${ink.paper}" d="M470 316h34v24h-34zM796 316h36v24h-36z"/>
<path fill="#D9A27A" d="M578 330a36 38 0 1 1 .1 0zM640 400L716 420L712 440L632 432zM520 410L470 450L484 466L540 436z" transform="translate(4 0)"/><path fill="${ink.base}" d="M520 388Q580 350 644 388L660 520H506z"/><path fill="${ink.paper}" d="M546 400H620L632 520H536zM560 372L570 402H556zM602 372L594 402H608z"/><path fill="${ink.paper}" d="M540 284Q536 236 584 232Q630 236 626 284Q584 270 540 284z"/><path fill="${ink.deep}" d="M566 306h8v6h-8zM592 306h8v6h-8z"/><path fill="none" stroke="${ink.deep}" stroke-width="4" d="M572 322Q582 330 594 322"/>
<path fill="#F0742E" d="M650 500Q640 440 676 420Q672 380 700 340Q704 390 730 400Q744 370 740 340Q790 390 776 440Q800 430 800 410Q824 460 790 500z"/><path fill="${ink.glow}" d="M680 500Q676 460 704 440Q706 420 716 404Q722 440 744 446Q760 470 750 500z"/>
<path fill="${ink.deep}" d="M630 476H820Q806 530 725 534T630 476zM820 476L884 450L888 462L816 492z"/><path fill="${ink.glow}" d="M648 476Q664 440 690 460Q700 430 726 456Q750 430 766 460Q790 450 802 476z"/><path fill="none" stroke="${ink.accent}" stroke-width="6" stroke-linecap="round" d="M664 470q16-24 34-6M716 464q14-24 36 0M690 420q14-20 34-8M744 430q10-18 26-12"/><path fill="${ink.leaf}" d="M700 448l14-8 6 12zM770 466l-4-16 14 6zM680 404l12-8 4 14zM760 396l12-4-2 14z"/><path stroke="${ink.deep}" stroke-width="7" d="M716 428L760 480"/>
<path fill="${ink.light}" d="M270 516H930V540H270z"/><path fill="${ink.base}" d="M284 540H916V680H284z"/><path fill="${ink.deep}" opacity=".28" d="M760 540H916V680H760zM284 540H916V552H284z"/><path fill="${ink.accent}" d="M320 570H560V650H320z"/><path fill="${ink.glow}" d="M338 582h92v56h-92zM450 582h92v56h-92z"/><path fill="${ink.base}" d="M352 620q32-40 64 0zM464 610a32 20 0 0 0 64 0z"/><path fill="none" stroke="${ink.deep}" stroke-width="4" d="M476 604q20-22 40 0"/><path fill="${ink.deep}" d="M590 560H730V660H590z"/><path fill="#F0742E" d="M600 650q14-40 30-14q16-34 32-4q20-30 34 0q16-16 24 18z"/>
<path fill="${ink.deep}" d="M320 490H500V516H320z"/><path fill="#F0742E" d="M328 490H492V496H328z"/><path stroke="${ink.paper}" stroke-width="4" d="${repeat(7, i => `M${336 + i * 24} 500L${324 + i * 24} 450`)}"/><path stroke="${ink.shade}" stroke-width="13" stroke-linecap="round" d="${repeat(7, i => `M${334 + i * 24} 490L${329 + i * 24} 468`)}"/><path fill="none" stroke="${ink.paper}" opacity=".55" stroke-width="9" stroke-linecap="round" d="M370 440q-20-30 4-56t0-50M440 440q-16-26 6-50t0-44"/>
<circle fill="${ink.deep}" cx="360" cy="692" r="40"/><circle fill="${ink.light}" cx="360" cy="692" r="27"/><circle fill="${ink.deep}" cx="360" cy="692" r="8"/><circle fill="${ink.deep}" cx="840" cy="692" r="40"/><circle fill="${ink.light}" cx="840" cy="692" r="27"/><circle fill="${ink.deep}" cx="840" cy="692" r="8"/>
<path fill="${ink.paper}" d="M240 250L310 150H890L960 250Q924 290 888 250Q852 290 816 250Q780 290 744 250Q708 290 672 250Q636 290 600 250Q564 290 528 250Q492 290 456 250Q420 290 384 250Q348 290 312 250Q276 290 240 250z"/><path fill="${ink.accent}" d="M312 250L368 150H426L384 250Q348 290 312 250zM456 250L484 150H542L528 250Q492 290 456 250zM600 250V150H658L672 250Q636 290 600 250zM744 250L716 150H774L816 250Q780 290 744 250zM888 250L832 150H890L960 250Q924 290 888 250z"/><path fill="${ink.deep}" opacity=".2" d="M240 250L254 230H946L960 250Q924 290 888 250Q852 290 816 250Q780 290 744 250Q708 290 672 250Q636 290 600 250Q564 290 528 250Q492 290 456 250Q420 290 384 250Q348 290 312 250Q276 290 240 250z"/>
<path fill="${ink.glow}" d="M644 300a18 18 0 1 0 36 0zM652 272h20v28h-20z"/>
${stool(222, 706, ink.accent)}${stool(980, 702, ink.leaf)}`
}
