import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A small stone church by a turquoise lake under the Southern Alps, spikes of lupins in front. */
export const newZealandLake: Landmark = ink => {
  const lupin = (x: number, y: number, size: number, colour: string, light: string) =>
    at(
      x,
      y,
      `<path fill="${ink.leaf}" d="M-3 0V-60H3V0zM0-10Q-40-20-46-44Q-16-44 0-16Q-20-50-8-64Q10-44 2-16Q10-50 40-54Q40-24 0-10z"/><path fill="${colour}" d="M-16-44Q-10-120 0-172Q10-120 16-44Q0-34-16-44z"/><path fill="${light}" d="${repeat(5, i => `M${-11 + i} ${-58 - i * 20}a5 5 0 1 0 ${10 - i} 0zM${2} ${-66 - i * 20}a4 5 0 1 0 ${8 - i} 0z`)}"/>`,
      size,
    )
  return `
<path fill="${ink.base}" opacity=".3" d="M-1000 600L-300 430L0 500L160 400L320 500L1000 440L1300 380L2200 460V620H-1000z"/>
<path fill="${ink.base}" opacity=".8" d="M-1000 610L80 560L220 440L330 360L400 300L470 220L530 160L580 200L640 270L720 330L800 300L880 240L940 280L1060 400L1240 540L2200 590V620z"/>
<path fill="${ink.shade}" d="M530 160L580 200L640 270L720 330L690 430L740 520L680 610H520L580 500L540 410L580 310zM880 240L940 280L1060 400L1240 540L1300 610H980L1000 500L940 420L960 340z"/>
<path fill="${ink.paper}" d="M330 360L400 300L470 220L530 160L580 200L640 270L720 330L680 330L640 310L620 360L584 320L560 380L520 330L490 400L450 350L410 390L380 360zM800 300L880 240L940 280L1030 370L990 360L960 340L930 380L900 330L870 370L840 320z"/>
<path fill="${ink.water}" d="M-1000 600H2200V1200H-1000z"/><path fill="${ink.paper}" opacity=".4" d="M-1000 600H2200V610H-1000zM330 640L470 634L530 690L600 636L720 640L640 650L540 720L440 652zM800 640L880 680L960 640L900 652zM160 660H300V665H160zM640 700H780V705H640z"/>
<path fill="${ink.leaf}" d="M-1000 720Q100 620 420 660Q640 690 760 740T2200 780V1200H-1000z"/><path fill="${ink.glow}" opacity=".35" d="M-1000 700Q100 610 420 652Q560 676 660 706Q420 680 260 690T-1000 760z"/>
<path fill="${ink.shade}" d="M290 560L400 520L440 560V670H290z"/><path fill="${ink.light}" d="M396 570L450 480L504 570V676H396z"/><path fill="${ink.shade}" d="M240 560L276 476H446L392 578z"/><path fill="${ink.deep}" opacity=".3" d="M240 560L276 476H300L266 566z"/><path fill="${ink.accent}" d="M386 580L450 466L514 580L502 586L450 492L398 586z"/><path fill="${ink.light}" d="M250 560H396V676H250z"/><path fill="${ink.deep}" opacity=".25" d="M250 560H396V574H250z"/>
<path fill="${ink.paper}" opacity=".75" d="${repeat(12, i => `M${258 + (i % 5) * 28 + (i % 2) * 6} ${590 + Math.floor(i / 5) * 28}h18v12h-18z`)}M410 600h18v12h-18zM474 620h16v12h-16zM408 640h16v12h-16zM440 520h18v11h-18zM476 580h16v12h-16z"/><path fill="${ink.deep}" d="M434 676V620Q450 594 466 620V676zM290 640V604Q302 586 314 604V640zM344 640V604Q356 586 368 604V640z"/><path fill="${ink.glow}" d="M443 560h14v-30h-14z"/><path fill="${ink.paper}" d="M447 468V424H453V468zM436 436H464V442H436z"/>
${lupin(560, 734, 0.9, ink.accent, ink.paper)}${lupin(640, 754, 1.1, '#8A6BB8', '#C7AEE4')}${lupin(730, 744, 0.9, '#D77BA0', ink.paper)}${lupin(800, 764, 1.2, '#8A6BB8', '#C7AEE4')}${lupin(880, 744, 0.9, ink.accent, ink.paper)}${lupin(480, 764, 1, '#8A6BB8', '#C7AEE4')}${lupin(400, 744, 0.8, '#D77BA0', ink.paper)}${lupin(320, 764, 1.1, '#8A6BB8', '#C7AEE4')}${lupin(240, 754, 0.9, ink.accent, ink.paper)}${lupin(950, 774, 1.1, '#D77BA0', ink.paper)}`
}
