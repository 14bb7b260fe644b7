import type { Landmark } from '../landmark.ts'
import { repeat } from '../shapes.ts'

/** A shell of the roof: its back edge, its peak, its mouth, with a shaded side and glass in the mouth. */
type Shell = { foot: number; peak: number; top: number; mouth: number; y: number }

/** Sydney Opera House: nested white shells on the podium, the arch of the Harbour Bridge behind, a ferry in front. */
export const sydneyOpera: Landmark = ink => {
  const shell = ({ foot, peak, top, mouth, y }: Shell) =>
    `
<path fill="${ink.paper}" d="M${foot} ${y}Q${foot + (peak - foot) * 0.2} ${top + (y - top) * 0.3} ${peak} ${top}Q${peak + (mouth - peak) * 0.2} ${top + (y - top) * 0.6} ${mouth} ${y}z"/><path fill="${ink.deep}" opacity=".26" d="M${peak} ${top}Q${peak + (mouth - peak) * 0.2} ${top + (y - top) * 0.6} ${mouth} ${y}H${mouth - (mouth - foot) * 0.42}Q${peak - (peak - foot) * 0.2} ${top + (y - top) * 0.5} ${peak} ${top}z"/><path fill="none" stroke="${ink.base}" opacity=".55" stroke-width="3" d="M${foot + (mouth - foot) * 0.14} ${y}Q${foot + (peak - foot) * 0.34} ${top + (y - top) * 0.4} ${peak} ${top}M${foot + (mouth - foot) * 0.3} ${y}Q${foot + (peak - foot) * 0.52} ${top + (y - top) * 0.46} ${peak} ${top}"/>`.replace(
      /(\.\d)\d+/g,
      '$1',
    )
  const glass = (x: number, y: number, width: number, h: number) =>
    `<path fill="${ink.night ? ink.glow : ink.deep}" d="M${x} ${y}Q${x + width * 0.2} ${y - h * 0.6} ${x + width * 0.9} ${y - h}Q${x + width * 0.8} ${y - h * 0.5} ${x + width} ${y}z"/>`.replace(
      /(\.\d)\d+/g,
      '$1',
    )
  const arch = (x: number) => 600 - 250 * (1 - ((x - 380) / 420) ** 2)
  return `
<path fill="${ink.leaf}" opacity=".5" d="M-1000 610V580Q-200 540 0 570Q200 550 340 590H2200V610z"/>
<path fill="none" stroke="${ink.shade}" stroke-width="12" d="M-40 ${600}Q380 100 800 600"/><path fill="none" stroke="${ink.shade}" stroke-width="8" d="M-10 540Q380 170 770 540"/><path stroke="${ink.shade}" stroke-width="4" d="${repeat(
    17,
    i => {
      const x = 60 + i * 40
      return `M${x} 536V${Math.round(arch(x) + 20)}`
    },
  )}"/>
<path fill="${ink.shade}" d="M-1000 530H2200V546H-1000z"/><path fill="${ink.light}" d="M-60 440H-14V610H-60zM774 440H820V610H774z"/><path fill="${ink.base}" d="M-66 432H-8V446H-66zM768 432H826V446H768z"/>
<path fill="${ink.water}" d="M-1000 606H2200V1200H-1000z"/>
${glass(746, 600, 150, 170)}${shell({ foot: 660, peak: 836, top: 384, mouth: 816, y: 600 })}${shell({ foot: 560, peak: 706, top: 430, mouth: 700, y: 600 })}
${glass(590, 620, 190, 240)}${shell({ foot: 470, peak: 722, top: 296, mouth: 690, y: 620 })}${shell({ foot: 360, peak: 566, top: 372, mouth: 560, y: 620 })}${shell({ foot: 290, peak: 424, top: 456, mouth: 436, y: 620 })}
${shell({ foot: 640, peak: 590, top: 520, mouth: 560, y: 622 })}
${shell({ foot: 262, peak: 340, top: 546, mouth: 366, y: 626 })}
<path fill="${ink.accent}" opacity=".65" d="M240 616H900L944 640V668H220V634z"/><path fill="${ink.light}" d="M220 634H944V668H220z"/><path fill="${ink.deep}" opacity=".3" d="M220 656H944V670H220zM700 634H944V668H700z"/><path fill="${ink.paper}" d="M240 616H900L912 624H232z"/>
<path fill="${ink.deep}" opacity=".22" d="M230 670H940L880 720L760 700L640 740L520 704L400 730L300 696z"/><path fill="${ink.paper}" opacity=".55" d="M430 684H560V690H430zM640 694H760V700H640zM300 706H400V711H300z"/>
<path fill="${ink.leaf}" d="M520 752H780L764 790H536z"/><path fill="${ink.glow}" d="M540 722H760V752H540zM570 696H720V722H570z"/><path fill="${ink.deep}" d="${repeat(8, i => `M${554 + i * 26} 730h16v14h-16z`)}${repeat(5, i => `M${584 + i * 27} 702h16v12h-16z`)}"/><path fill="${ink.leaf}" d="M636 696V668H660V696z"/><path fill="${ink.paper}" d="M500 786Q640 770 810 788Q660 802 500 786z"/>
<path fill="${ink.paper}" d="M330 740L360 650V740zM366 740L372 666Q400 700 408 740zM326 746H416L402 760H340z"/>`
}
