import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, short } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A shell of the roof: its back edge, its peak, its mouth, with a shaded side and glass in the mouth. */
type Shell = { foot: number; peak: number; top: number; mouth: number; y: number }

/** Sydney Opera House: nested white shells on the podium, the arch of the Harbour Bridge behind, a ferry in front. */
export const sydneyOpera: Landmark = ink => {
  const shell = ({ foot, peak, top, mouth, y }: Shell) => {
    const along = (share: number, from: number, to: number) => from + (to - from) * share
    const rim = `${short(along(0.2, peak, mouth))} ${short(along(0.6, top, y))}`
    return `
<path fill="${glassOf(ink)}" opacity=".8" d="M${short(along(0.2, peak, mouth))} ${short(along(0.28, top, y))}L${short(along(-0.1, peak, mouth))} ${y}H${mouth}z"/>
<path fill="${ink.paper}" d="M${foot} ${y}Q${short(along(0.16, foot, peak))} ${short(along(0.28, top, y))} ${peak} ${top}Q${rim} ${mouth} ${y}z"/><path fill="${ink.deep}" opacity=".24" d="M${peak} ${top}Q${rim} ${mouth} ${y}H${short(along(0.34, mouth, foot))}Q${short(along(0.36, peak, foot))} ${short(along(0.46, top, y))} ${peak} ${top}z"/>
<path fill="none" stroke="${ink.base}" opacity=".5" stroke-width="2.5" d="M${short(along(0.16, foot, mouth))} ${y}Q${short(along(0.3, foot, peak))} ${short(along(0.36, top, y))} ${peak} ${top}M${short(along(0.36, foot, mouth))} ${y}Q${short(along(0.46, foot, peak))} ${short(along(0.42, top, y))} ${peak} ${top}M${foot} ${y}Q${short(along(0.16, foot, peak))} ${short(along(0.28, top, y))} ${peak} ${top}"/>`
  }
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
<path fill="${ink.shade}" d="M-1000 530H2200V546H-1000z"/><path fill="${ink.light}" d="M-60 440H-14V610H-60z"/><path fill="${ink.base}" d="M-66 432H-8V446H-66z"/>
<path fill="${ink.water}" d="M-1000 606H2200V1200H-1000z"/>
${shell({ foot: 760, peak: 926, top: 512, mouth: 894, y: 612 })}${shell({ foot: 660, peak: 850, top: 420, mouth: 806, y: 612 })}
${shell({ foot: 650, peak: 824, top: 500, mouth: 786, y: 622 })}${shell({ foot: 520, peak: 730, top: 394, mouth: 676, y: 622 })}
${shell({ foot: 470, peak: 296, top: 424, mouth: 344, y: 622 })}${shell({ foot: 366, peak: 610, top: 274, mouth: 544, y: 622 })}
${shell({ foot: 322, peak: 250, top: 556, mouth: 268, y: 626 })}${shell({ foot: 286, peak: 366, top: 560, mouth: 350, y: 628 })}
<path fill="${ink.accent}" opacity=".65" d="M240 616H900L944 640V668H220V634z"/><path fill="${ink.light}" d="M220 634H944V668H220z"/><path fill="${ink.deep}" opacity=".3" d="M220 656H944V670H220zM700 634H944V668H700z"/><path fill="${ink.paper}" d="M240 616H900L912 624H232z"/>
<path fill="${ink.deep}" opacity=".22" d="M230 670H940L880 720L760 700L640 740L520 704L400 730L300 696z"/><path fill="${ink.paper}" opacity=".55" d="M430 684H560V690H430zM640 694H760V700H640zM300 706H400V711H300z"/>
<path fill="${ink.leaf}" d="M520 752H780L764 790H536z"/><path fill="${ink.glow}" d="M540 722H760V752H540zM570 696H720V722H570z"/><path fill="${ink.deep}" d="${repeat(8, i => `M${554 + i * 26} 730h16v14h-16z`)}${repeat(5, i => `M${584 + i * 27} 702h16v12h-16z`)}"/><path fill="${ink.leaf}" d="M636 696V668H660V696z"/><path fill="${ink.paper}" d="M500 786Q640 770 810 788Q660 802 500 786z"/>
<path fill="${ink.paper}" d="M330 740L360 650V740zM366 740L372 666Q400 700 408 740zM326 746H416L402 760H340z"/>`
}
