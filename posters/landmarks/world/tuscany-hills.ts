import type { Landmark } from '../../strokes/landmark.ts'

/** A cypress: a slim flame with its shaded right half. */
const cypress = (x: number, y: number, h: number, ink: Parameters<Landmark>[0]) => {
  const w = Math.round(h * 0.13)
  return `<path fill="${ink.leaf}" d="M${x} ${y - h}Q${x + w * 1.6} ${y - h * 0.3} ${x + w / 2} ${y}h-${w}Q${x - w * 1.6} ${y - h * 0.3} ${x} ${y - h}z"/><path fill="${ink.deep}" opacity=".5" d="M${x} ${y - h}Q${x + w * 1.6} ${y - h * 0.3} ${x + w / 2} ${y}h-${w / 2}Q${x + w / 2} ${y - h * 0.5} ${x} ${y - h}z"/>`.replace(
    /(\.\d)\d+/g,
    '$1',
  )
}

/** A farmhouse on its hill in Tuscany, cypresses along the winding white road, striped fields. */
export const tuscanyHills: Landmark = ink => `
<path fill="${ink.leaf}" opacity=".35" d="M-1000 560Q-200 440 200 500T700 440T1300 480T2200 500V700H-1000z"/>
<path fill="${ink.light}" d="M-1000 640Q0 480 320 520Q460 420 640 380Q820 400 960 500Q1300 460 2200 600V800H-1000z"/>
<path fill="${ink.base}" d="M640 380Q820 400 960 500Q1100 560 1300 640H760Q820 480 640 380z" opacity=".7"/>
<path fill="${ink.leaf}" opacity=".6" d="M-1000 690Q100 560 420 590Q620 600 800 680T2200 640V1200H-1000z"/>
<path fill="${ink.glow}" d="M-1000 820Q0 620 380 690T1000 700T2200 760V1200H-1000z"/>
<path fill="none" stroke="${ink.base}" opacity=".55" stroke-width="9" d="M-100 900Q160 740 400 710M60 920Q300 770 500 722M240 920Q440 790 600 732M660 740Q800 760 1000 720M640 770Q860 800 1100 750M620 810Q860 850 1200 790"/>
<path fill="${ink.paper}" d="M618 396Q720 430 700 470Q640 520 520 530Q420 560 470 610Q540 650 640 690Q700 740 500 900H640Q780 740 720 690Q640 630 560 600Q520 570 580 556Q720 530 744 474Q740 430 650 392z"/>
<path fill="${ink.paper}" d="M560 322H700V396H560zM700 344H770V400H700zM596 270H650V330H596z"/><path fill="${ink.deep}" opacity=".22" d="M660 322H700V396H660zM748 344H770V400H748zM634 270H650V322H634z"/>
<path fill="${ink.accent}" d="M548 326L572 298H690L714 326zM698 348L712 322H764L784 348zM588 274L623 248L658 274z"/><path fill="${ink.deep}" d="M614 284h16v18h-16zM580 344h14v20h-14zM612 344h14v20h-14zM644 350h18v46h-18zM720 362h14v18h-14z"/>
${cypress(520, 404, 150, ink)}${cypress(548, 398, 110, ink)}${cypress(800, 420, 170, ink)}${cypress(832, 440, 130, ink)}${cypress(752, 484, 110, ink)}${cypress(700, 524, 120, ink)}${cypress(620, 548, 128, ink)}${cypress(430, 578, 140, ink)}${cypress(418, 626, 156, ink)}${cypress(780, 700, 210, ink)}${cypress(850, 730, 250, ink)}${cypress(330, 720, 300, ink)}${cypress(268, 740, 230, ink)}`
