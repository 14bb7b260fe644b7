import type { Landmark } from '../../strokes/landmark.ts'
import { panes } from '../../strokes/panes.ts'
import { at } from '../../strokes/shapes.ts'

/** A touring coach coming down a winding road between wooded hills and rubber trees. */
export const busRoad: Landmark = ink => {
  const tree = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      `<path fill="${ink.deep}" d="M-6 0V-120H6V0z"/><path fill="${ink.leaf}" d="M-54-110Q-66-160-30-180Q-20-230 20-214Q60-206 54-160Q76-110 30-100Q-20-84-54-110z"/><path fill="${ink.deep}" opacity=".3" d="M-54-110Q-20-120 6-130Q40-140 54-160Q76-110 30-100Q-20-84-54-110z"/>`,
      size,
    )
  return `
<path fill="${ink.base}" opacity=".35" d="M-1000 600L-200 420L100 500L300 360L460 470L700 330L900 460L1100 380L1400 500L2200 420V640H-1000z"/>
<path fill="${ink.leaf}" opacity=".55" d="M-1000 600Q0 470 260 540Q460 440 640 520Q900 440 1100 540T2200 540V700H-1000z"/><path fill="${ink.leaf}" d="M-1000 660Q100 560 380 600Q620 560 820 600Q1100 540 2200 620V1200H-1000z"/><path fill="${ink.deep}" opacity=".2" d="M640 572Q860 560 1100 570T2200 620V760Q1200 640 900 640Q740 620 640 572z"/>
<path fill="${ink.paper}" d="M500 536Q560 540 640 548Q760 566 660 590Q500 620 480 650Q470 700 700 740Q960 800 1000 1200H-100Q60 860 330 740Q440 690 420 650Q420 610 580 580Q650 566 600 556Q540 546 480 546z"/><path fill="${ink.deep}" opacity=".55" d="M500 536Q560 540 640 548Q760 566 660 590Q500 620 480 650Q470 700 700 740Q960 800 1000 1200H-100Q60 860 330 740Q440 690 420 650Q420 610 580 580Q650 566 600 556Q540 546 480 546z"/>
<path fill="none" stroke="${ink.glow}" stroke-width="7" stroke-dasharray="34 24" d="M450 650Q450 700 500 740Q560 800 500 1000"/><path fill="none" stroke="${ink.paper}" stroke-width="5" d="M420 652Q436 690 330 746Q100 850-60 1140M484 650Q478 696 690 742Q930 800 970 1140"/>
${tree(300, 640, 0.7)}${tree(240, 660, 0.9)}${tree(360, 616, 0.5)}${tree(720, 610, 0.5)}${tree(950, 640, 0.9)}${tree(1020, 670, 1.2)}
<path fill="${ink.deep}" opacity=".3" d="M430 776Q620 740 960 716L980 740Q760 790 480 800z"/>
<path fill="${ink.paper}" d="M470 340Q472 316 496 314L640 302L930 380Q944 386 944 400V690L640 762L470 760Q452 760 452 740V470z"/>
<path fill="${ink.deep}" opacity=".16" d="M640 302L930 380Q944 386 944 400V690L640 762z"/>
<path fill="${ink.accent}" d="M452 620L640 626L944 570V690L640 762L470 760Q452 760 452 740z"/><path fill="${ink.deep}" opacity=".25" d="M640 626L944 570V690L640 762z"/><path fill="${ink.base}" d="M452 596L640 602L944 550V570L640 626L452 620z"/>
<path fill="${ink.deep}" d="M466 390Q468 372 486 371L622 366Q632 366 632 378V560L462 556z"/><path fill="${ink.water}" opacity=".75" d="M476 394Q478 382 490 381L560 378L530 548L472 546z"/><path fill="${ink.paper}" opacity=".35" d="M580 377L612 376L580 552L548 550z"/><path fill="${ink.deep}" d="M486 328L624 318V346L484 354z"/><path fill="${ink.glow}" d="M496 334L600 326V340L496 346z"/>
<path fill="${ink.deep}" d="${panes(
    [
      [654, 374],
      [930, 426],
      [930, 532],
      [654, 556],
    ],
    5,
    1,
    0.9,
    0.96,
  )}"/><path fill="${ink.water}" opacity=".6" d="${panes(
    [
      [654, 374],
      [930, 426],
      [930, 532],
      [654, 556],
    ],
    5,
    1,
    0.78,
    0.84,
  )}"/><path fill="${ink.paper}" opacity=".3" d="M680 384L716 391L690 552L660 554zM800 406L830 412L806 540L780 542z"/>
<path fill="${ink.glow}" d="M466 650h46v26h-46zM580 652h46v26h-46z"/><path fill="${ink.deep}" d="M520 660H572V690H520zM460 716L636 722V734L462 730zM440 400L456 396V450H440z"/><path fill="${ink.paper}" d="M526 668H566V682H526z"/><path fill="${ink.deep}" d="M440 396L456 380V400zM428 400H446V452H428z"/>
<path fill="${ink.deep}" d="M686 740a36 48 0 0 1 70-18v16l-66 16zM846 706a30 42 0 0 1 58-16v14l-56 14z"/><path fill="${ink.light}" d="M706 730a16 24 0 0 1 32-8v14l-30 8zM862 696a13 20 0 0 1 28-7v12l-27 7z"/><path fill="${ink.deep}" d="M480 760H540V784Q510 792 480 784zM590 762H636V786Q610 792 590 786z"/>
<path fill="${ink.shade}" d="M660 620L926 570V600L660 656z" opacity=".5"/>
${tree(170, 820, 1.5)}`
}
